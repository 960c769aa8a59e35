import type { RoleCategory } from '@sinima/contracts/vocabulary';
import type { Connection, Types } from 'mongoose';

interface StoredCredit {
  personId: Types.ObjectId;
  roleCategory: RoleCategory;
}

/** Read the category of each credit of these people, by person's id, those first in which a person has most. */
export async function creditedCategories(
  connection: Connection,
  ids: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, RoleCategory[]>> {
  const credits = await connection
    .collection<StoredCredit>('credits')
    .find({ personId: { $in: [...ids] } }, { projection: { personId: 1, roleCategory: 1 } })
    .toArray();
  const categories = new Map<string, RoleCategory[]>();
  for (const { personId, roleCategory } of credits) {
    const key = personId.toHexString();
    categories.set(key, [...(categories.get(key) ?? []), roleCategory]);
  }
  return new Map([...categories].map(([key, all]) => [key, mostFrequentFirst(all)]));
}

function mostFrequentFirst(categories: readonly RoleCategory[]): RoleCategory[] {
  const times = (category: RoleCategory): number => categories.filter((other) => other === category).length;
  return [...categories].sort((a, b) => times(b) - times(a) || (a < b ? -1 : 1));
}
