import { decodePlain, encode } from '../bson/decoded-document.ts';
import type { Catalogue } from '../storage/catalogue.ts';

/** Documents of the engine itself, kept in a collection that commands do not reach; they are few. */
export class SystemDocuments<Stored extends { readonly _id: string }> {
  private readonly documents = new Map<string, Stored>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly namespace: string,
  ) {
    for (const { document } of this.stored()) this.documents.set(document._id, document);
  }

  get(id: string): Stored | undefined {
    return this.documents.get(id);
  }

  all(): Stored[] {
    return [...this.documents.values()];
  }

  /** Keeps a document, in the place of the one with its id. */
  put(document: Stored): void {
    const collection = this.catalogue.obtain(this.namespace);
    const slot = this.slotOf(document._id);
    const bytes = encode({ ...document });
    if (slot === undefined) collection.insert(bytes);
    else collection.replace(slot, bytes);
    this.documents.set(document._id, document);
  }

  remove(id: string): void {
    const slot = this.slotOf(id);
    if (slot !== undefined) this.catalogue.find(this.namespace)?.remove(slot);
    this.documents.delete(id);
  }

  private slotOf(id: string): number | undefined {
    for (const { slot, document } of this.stored()) if (document._id === id) return slot;
    return undefined;
  }

  private *stored(): Generator<{ slot: number; document: Stored }> {
    const heap = this.catalogue.find(this.namespace)?.heap;
    if (!heap) return;
    for (let slot = 0; slot < heap.slots; slot++) {
      if (heap.has(slot)) yield { slot, document: decodePlain(heap.at(slot)) as unknown as Stored };
    }
  }
}
