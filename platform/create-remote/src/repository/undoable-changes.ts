/** Changes of files that are all made, or none: what was written is taken back when a later one fails. */
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Collects what it takes to undo the changes made through it. */
export class UndoableChanges {
  readonly #undo: (() => void)[] = [];

  /** Write a file, and the folders that it lies in. */
  write(file: string, text: string): void {
    const before = existsSync(file) ? readFileSync(file) : undefined;
    this.#makeFolder(path.dirname(file));
    this.#undo.push(() => {
      if (before === undefined) rmSync(file, { force: true });
      else writeFileSync(file, before);
    });
    writeFileSync(file, text);
  }

  /** Make a symbolic link in the place of whatever is there. */
  link(target: string, file: string): void {
    if (lstatSync(file, { throwIfNoEntry: false })) rmSync(file, { recursive: true });
    this.#makeFolder(path.dirname(file));
    this.#undo.push(() => rmSync(file, { force: true }));
    symlinkSync(target, file, 'junction');
  }

  /** Take everything back, the last first. */
  undo(): void {
    for (const undo of this.#undo.reverse()) undo();
    this.#undo.length = 0;
  }

  #makeFolder(dir: string): void {
    const made = mkdirSync(dir, { recursive: true });
    if (made !== undefined) this.#undo.push(() => rmSync(made, { recursive: true, force: true }));
  }
}

/** Make changes; when one of them fails, take all back and pass the error on. */
export function allOrNothing(make: (changes: UndoableChanges) => void): void {
  const changes = new UndoableChanges();
  try {
    make(changes);
  } catch (error) {
    changes.undo();
    throw error;
  }
}
