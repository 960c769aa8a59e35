import { readText } from '@sinima/catalogue-ui/file-text';
import { tableLines } from '@sinima/catalogue-ui/table-lines';
import type { Text } from '@sinima/contracts/text';
import type { ImportList } from './import-list.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';

/** Return the contents of a file that a visitor chose. @throws FileError with the message for the visitor */
export function readList(name: string, bytes: Uint8Array, text: Text): ImportList {
  const content = readText(name, bytes, text);
  if (/^\s*[[{]/.test(content)) return readJson(name, content, text);
  return readTable(name, tableLines(name, content, text), text);
}
