/** Return a name with its year, where that is known: "Lionheart (2018)". */
export const nameWithYear = ({ name, year }: { name: string; year: number | null }): string =>
  year === null ? name : `${name} (${year})`;
