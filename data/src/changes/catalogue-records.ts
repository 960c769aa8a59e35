import type { Catalogue, CataloguePerson, CatalogueTitle } from '../shapes/catalogue-shape.ts';
import { professionsOf } from '../rules/derived-roles.ts';
import { titlesByRole } from '../rules/titles-by-role.ts';
import type { RecordKind, RecordName } from './change.ts';
import { RECORD_SHAPES } from './record-shapes.ts';
import { applyEffect, type EffectOutcome, type RecordEffect, type RecordFacts } from './record-effect.ts';

/** The lists of a catalogue, by the kind of their records. */
const LISTS = {
  title: 'titles',
  person: 'people',
  award: 'awards',
  festival: 'festivals',
  list: 'lists',
} as const satisfies Record<RecordKind, keyof Catalogue>;

interface Named {
  readonly slug: string;
}

/** Fields stand in the order of their shape, however often a record was changed. */
function inFieldOrder(kind: RecordKind, facts: RecordFacts): RecordFacts {
  const order = Object.keys(RECORD_SHAPES[kind].shape);
  const place = (field: string): number => (order.includes(field) ? order.indexOf(field) : order.length);
  return Object.fromEntries(Object.entries(facts).sort(([a], [b]) => place(a) - place(b)));
}

/** The records of a catalogue by kind and slug, with who is credited where. */
export class CatalogueRecords {
  private constructor(
    private readonly curation: Catalogue['curation'],
    /** Changes do not reach them. */
    private readonly companies: Catalogue['companies'],
    private readonly kinds: { readonly [Kind in RecordKind]: Map<string, Named> },
    private readonly titlesOfPerson: Map<string, ReadonlySet<string>>,
    private readonly formerNames: {
      readonly title: Map<string, string>;
      readonly person: Map<string, string>;
    },
  ) {}

  static of(catalogue: Catalogue): CatalogueRecords {
    const byslug = <Item extends Named>(items: readonly Item[]): Map<string, Named> =>
      new Map(items.map((item) => [item.slug, item]));
    const records = new CatalogueRecords(
      catalogue.curation,
      catalogue.companies,
      {
        title: byslug(catalogue.titles),
        person: byslug(catalogue.people),
        award: byslug(catalogue.awards),
        festival: byslug(catalogue.festivals),
        list: byslug(catalogue.lists),
      },
      new Map(),
      { title: new Map(), person: new Map() },
    );
    for (const title of catalogue.titles) {
      records.noteCredits(title.slug, undefined, title);
      records.noteFormerNames('title', title.slug, undefined, title);
    }
    for (const person of catalogue.people) records.noteFormerNames('person', person.slug, undefined, person);
    return records;
  }

  /** Return a copy, whose changes leave this one as it is. */
  copy(): CatalogueRecords {
    const { title, person, award, festival, list } = this.kinds;
    return new CatalogueRecords(
      this.curation,
      this.companies,
      {
        title: new Map(title),
        person: new Map(person),
        award: new Map(award),
        festival: new Map(festival),
        list: new Map(list),
      },
      new Map(this.titlesOfPerson),
      { title: new Map(this.formerNames.title), person: new Map(this.formerNames.person) },
    );
  }

  /** Return a record's fields as its file has them; undefined: there is none. */
  facts({ kind, slug }: RecordName): RecordFacts | undefined {
    const record = this.kinds[kind].get(slug);
    if (record === undefined) return undefined;
    const { slug: _slug, roles: _roles, ...facts } = record as Named & { roles?: unknown };
    return facts;
  }

  /** Return the present slug of a record, which may be asked for by a former one; undefined: there is none. */
  presentSlug({ kind, slug }: RecordName): string | undefined {
    if (this.kinds[kind].has(slug)) return slug;
    return kind === 'title' || kind === 'person' ? this.formerNames[kind].get(slug) : undefined;
  }

  /** Return all slugs of a kind, in their order. */
  slugs(kind: RecordKind): string[] {
    return [...this.kinds[kind].keys()];
  }

  /** Return the titles that credit a person. */
  titlesOf(person: string): readonly CatalogueTitle[] {
    return [...(this.titlesOfPerson.get(person) ?? [])].map(
      (slug) => this.kinds.title.get(slug) as CatalogueTitle,
    );
  }

  /** Apply an effect; where it conflicts, nothing changes. */
  apply(effect: RecordEffect): EffectOutcome {
    const outcome = applyEffect(this.facts(effect.record), effect);
    if (outcome.conflicts.length === 0 && !outcome.isDone) this.put(effect.record, outcome.facts);
    return outcome;
  }

  /** Put a record in place of the former one of its name; without facts, it is no more. */
  put({ kind, slug }: RecordName, facts: RecordFacts | undefined): void {
    const records = this.kinds[kind];
    const before = records.get(slug);
    const after = facts && ({ slug, ...inFieldOrder(kind, facts) } as Named);
    if (after === undefined) records.delete(slug);
    else records.set(slug, after);
    if (kind === 'title' || kind === 'person') this.noteFormerNames(kind, slug, before, after);
    if (kind === 'title') {
      for (const person of this.noteCredits(slug, before as CatalogueTitle, after as CatalogueTitle)) {
        this.deriveRoles(person);
      }
    }
    if (kind === 'person') this.deriveRoles(slug);
  }

  /** Return the catalogue that these records are, without samples. */
  toCatalogue(): Catalogue {
    const all = <Item>(kind: RecordKind): Item[] => [...this.kinds[kind].values()] as Item[];
    return {
      ...(Object.fromEntries(
        Object.entries(LISTS).map(([kind, list]) => [list, all(kind as RecordKind)]),
      ) as unknown as Omit<Catalogue, 'curation' | 'companies'>),
      companies: this.companies,
      curation: {
        trending: this.presentSlugs('title', this.curation.trending),
        featuredPeople: this.presentSlugs('person', this.curation.featuredPeople),
      },
    };
  }

  /** What the editors put forward, with the record that stays in place of one that was merged into it. */
  private presentSlugs(kind: RecordKind, slugs: readonly string[]): string[] {
    return [...new Set(slugs.map((slug) => this.presentSlug({ kind, slug }) ?? slug))];
  }

  /** Note the people that a title credits, and return them with those that it credited before. */
  private noteCredits(slug: string, before?: CatalogueTitle, after?: CatalogueTitle): string[] {
    const of = (title?: CatalogueTitle): string[] => (title?.credits ?? []).map(({ person }) => person);
    const now = new Set(of(after));
    for (const person of of(before)) {
      if (now.has(person)) continue;
      const left = [...(this.titlesOfPerson.get(person) ?? [])].filter((title) => title !== slug);
      this.titlesOfPerson.set(person, new Set(left));
    }
    for (const person of now) {
      const titles = this.titlesOfPerson.get(person);
      if (!titles?.has(slug)) this.titlesOfPerson.set(person, new Set([...(titles ?? []), slug]));
    }
    return [...new Set([...of(before), ...now])];
  }

  private noteFormerNames(kind: 'title' | 'person', slug: string, before?: Named, after?: Named): void {
    const names = (record?: Named): readonly string[] =>
      (record as { formerSlugs?: readonly string[] } | undefined)?.formerSlugs ?? [];
    for (const name of names(before)) this.formerNames[kind].delete(name);
    for (const name of names(after)) this.formerNames[kind].set(name, slug);
  }

  private deriveRoles(slug: string): void {
    const person = this.kinds.person.get(slug) as CataloguePerson | undefined;
    if (person === undefined) return;
    const { slug: _slug, name, roles: _roles, ...facts } = person;
    const roles = titlesByRole(this.titlesOf(slug)).get(slug) ?? new Map();
    this.kinds.person.set(slug, {
      slug,
      name,
      roles: professionsOf(roles, { name, ...facts }),
      ...facts,
    } as CataloguePerson);
  }
}
