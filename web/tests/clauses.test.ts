import { describe, expect, it } from 'vitest';
import { chaptersOf, isFound } from '../src/learn/clauses';

describe('the rules', () => {
  it('stand by chapter in their order', () => {
    const chapters = chaptersOf([
      'rules-title',
      'rules-SET',
      'rule-SET-1',
      'rules-TRD',
      'rule-TRD-1',
      'rule-TRD-2',
    ]);
    expect([...chapters]).toEqual([
      ['SET', ['SET-1']],
      ['TRD', ['TRD-1', 'TRD-2']],
    ]);
  });

  it('are found by all words, whatever the accents', () => {
    expect(isFound('Cada peça custa o preço', 'preco peca')).toBe(true);
    expect(isFound('Cada peça custa o preço', 'preço navio')).toBe(false);
  });
});
