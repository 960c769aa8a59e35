/** Return an English name with the capitals that facets are stored without: "nigerian pidgin" is "Nigerian Pidgin". */
export function capitalised(name: string): string {
  return name.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());
}
