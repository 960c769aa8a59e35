import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { editDistance } from '@sinima/api/text/edit-distance';
import { keysOfLongWords, mostTypos, spellingKeys } from '@sinima/api/text/spelling-keys';
import type { WordRecord } from './word.schema.js';

/** How many candidates are kept for one typed word, the nearest and most frequent ones. */
const MOST_MEANT = 8;

/** A candidate for a typed word. */
export interface MeantWord {
  readonly typed: string;
  /** Words of names, itself included where it is one, the nearest first. */
  readonly words: readonly string[];
  /** How many titles and people have one of them in a name, at most. */
  readonly count: number;
}

/** Finds which words of the catalogue's names a typed word may mean. */
@Injectable()
export class Spelling {
  constructor(@InjectModel('Word') private readonly words: Model<WordRecord>) {}

  /** Return what each of these words may mean, in their order. */
  async meant(typed: readonly string[]): Promise<MeantWord[]> {
    const near = await this.found(typed.flatMap(spellingKeys));
    const meant = typed.map((word) => meantBy(word, near));
    const unknown = meant.filter(({ words }) => words.length === 0).map((one) => one.typed);
    if (unknown.length === 0) return meant;
    const long = await this.found(unknown.flatMap(keysOfLongWords));
    return meant.map((one) => (one.words.length > 0 ? one : meantBy(one.typed, long)));
  }

  private async found(keys: readonly string[]): Promise<WordRecord[]> {
    if (keys.length === 0) return [];
    return this.words
      .find({ keys: { $in: [...new Set(keys)] } }, { count: 1 })
      .lean<WordRecord[]>()
      .exec();
  }
}

function meantBy(typed: string, candidates: readonly WordRecord[]): MeantWord {
  const near = candidates
    .map(({ _id, count }) => ({ word: _id, count, distance: editDistance(typed, _id, mostTypos(typed)) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((a, b) => a.distance - b.distance || b.count - a.count)
    .slice(0, MOST_MEANT);
  return {
    typed,
    words: near.map(({ word }) => word),
    count: near.reduce((sum, { count }) => sum + count, 0),
  };
}
