import { decodeValue, type Decoded } from '../bson/decoded-document.ts';
import type { RawElement } from '../bson/raw-bson.ts';
import { sum } from './numbers.ts';

/** What becomes of a document, whose field the operand names. */
type UpdateOperator = (document: Decoded, operand: RawElement, isInsert: boolean) => void;

const set: UpdateOperator = (document, operand) => assign(document, operand.name, decodeValue(operand));

/** The update operators that are known. */
export const UPDATE_OPERATORS: Readonly<Record<string, UpdateOperator>> = {
  $set: set,
  $setOnInsert: (document, operand, isInsert) => {
    if (isInsert) set(document, operand, isInsert);
  },
  $unset: (document, { name }) => {
    delete document[name];
  },
  $inc: (document, operand) => {
    const { name } = operand;
    const current = Object.hasOwn(document, name) ? document[name] : 0;
    assign(document, name, sum(current, decodeValue(operand), name));
  },
};

/** Set a field, whatever its name is. */
export function assign(document: Decoded, name: string, value: unknown): void {
  Object.defineProperty(document, name, { value, writable: true, enumerable: true, configurable: true });
}
