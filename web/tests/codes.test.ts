import { describe, expect, it } from 'vitest';
import { mainOf, parse } from '../src/wire/codes';

describe('an action code', () => {
  it('says what is placed where', () => {
    expect(parse('expand sheep c4')).toMatchObject({ verb: 'expand', unit: 'sheep', space: 'c4' });
  });

  it('says how much of what is traded', () => {
    expect(parse('buy whisky 2')).toMatchObject({ verb: 'buy', good: 'whisky', amount: 2 });
  });

  it('says from where to where', () => {
    expect(parse('row b2 b3')).toMatchObject({ space: 'b2', target: 'b3' });
  });

  it('tells contracts from amounts', () => {
    expect(parse('fulfil 17')).toMatchObject({ contract: 17, amount: null });
    expect(parse('brew 2')).toMatchObject({ contract: null, amount: 2 });
    expect(parse('keep none')).toMatchObject({ contract: null });
  });

  it('knows bonus upgrades by two words', () => {
    expect(parse('bonus tech miner')).toMatchObject({ verb: 'bonus tech', unit: 'miner' });
  });

  it('belongs to one of the eight actions, or to none', () => {
    expect(mainOf('sell')).toBe('trade');
    expect(mainOf('pass')).toBe('pass');
    expect(mainOf('bonus ship')).toBeNull();
  });
});
