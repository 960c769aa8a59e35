/**
 * Return the address of a picture: a leading `@assets/` stands for the folder of pictures that the site serves
 * (`docs/specification.md §2`). Every picture of a record goes through here.
 */
export function pictureAddress(url: string | null): string | null {
  return url?.replace(/^@assets\//, '/attached_assets/') ?? null;
}
