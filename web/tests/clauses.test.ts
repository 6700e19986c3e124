import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../src/learn/clauses';

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
});
