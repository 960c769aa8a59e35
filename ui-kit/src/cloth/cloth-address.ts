import { createContext, use } from 'react';
import { clothPath } from './cloth-path.ts';
import type { ClothRequest } from './cloth-request.ts';

/** Addresses within a sheet, by the cloths' own. */
export const SheetContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The address of a cloth: within the sheet around the calling component, else its own. */
export function useClothAddress(request: ClothRequest): string {
  const path = clothPath(request);
  return use(SheetContext).get(path) ?? path;
}
