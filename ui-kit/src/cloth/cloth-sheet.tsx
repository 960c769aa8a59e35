import type { ReactNode } from 'react';
import { SheetContext } from './cloth-address.ts';
import { clothPath } from './cloth-path.ts';
import type { Cloth } from './cloth-request.ts';
import { sheetPaths } from './sheet-paths.ts';

interface ClothSheetProps {
  kind: 'poster' | 'portrait';
  /** The cloths of the row that are shown; others have their own addresses. */
  cloths: readonly Cloth[];
  children: ReactNode;
}

/**
 * The posters, or the portraits, of a row in one file. It is worth it for rows of three and more whose cloths no other
 * page is likely to have fetched.
 */
export function ClothSheet({ kind, cloths, children }: ClothSheetProps): ReactNode {
  const paths = cloths.map((cloth) => clothPath({ kind, ...cloth }));
  return <SheetContext value={sheetPaths(paths)}>{children}</SheetContext>;
}
