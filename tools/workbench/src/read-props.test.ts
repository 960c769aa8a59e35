import path from 'node:path';
import { packageDir } from '@sinima/build/workspace';
import { createPropsReader } from './read-props.ts';

const kit = packageDir('@sinima/ui-kit');
const file = (name: string): string => path.join(kit, 'src', name);
const card = file('card/title-card.tsx');
const button = file('button/button.ts');
const fields = file('field/fields.tsx');
const errorArea = file('error-area/error-area.tsx');
const initials = file('cloth/initials.ts');
const hero = path.join(packageDir('@sinima/mfe-title'), 'src/features/hero/title-hero.tsx');
const stories = path.join(packageDir('@sinima/mfe-people'), 'src/widgets/featured-talent-widget.stories.tsx');

const reader = createPropsReader([card, button, fields, errorArea, initials, hero, stories]);
const rowOf = (module: string, name: string, prop: string) =>
  reader
    .ofModule(module)
    .find((table) => table.name === name)
    ?.rows.find((row) => row.name === prop);

describe('the props of a component', () => {
  it('have their type, and are required where nothing stands for them', () => {
    expect(rowOf(card, 'TitleCard', 'title')).toEqual({
      name: 'title',
      type: 'string',
      isRequired: true,
      description: '',
    });
  });

  it('show the doc comment and the default of a prop', () => {
    expect(rowOf(card, 'TitleCard', 'level')).toEqual({
      name: 'level',
      type: '2 | 3 | 4',
      isRequired: false,
      description: 'Level of the heading.',
      defaultValue: '3',
    });
  });

  it('name a record by its type, and not by all that it holds', () => {
    expect(rowOf(hero, 'TitleHero', 'title')?.type).toBe('TitleDetail');
  });

  it('show the comment of the parameter where the prop has none', () => {
    expect(rowOf(errorArea, 'ErrorArea', 'onRetry')).toMatchObject({
      type: '(() => void | Promise<unknown>)',
      description: expect.stringContaining('tries again in place') as unknown,
    });
  });

  it('name the element whose attributes a component takes too, and not each attribute', () => {
    const table = reader.ofModule(fields).find(({ name }) => name === 'TextField');
    expect(table?.elements).toEqual(['input']);
    expect(table?.rows.map(({ name }) => name).sort()).toEqual(['hideLabel', 'label']);
  });

  it('are found through the story that shows the component', () => {
    expect(reader.ofStories(stories)).toEqual({
      name: 'FeaturedTalentWidget',
      description: 'The people whom the editors feature, and the way to all.',
      rows: [],
      elements: [],
    });
    expect(reader.sourceOfStories(stories)).toBe(stories.replace('.stories', ''));
  });
});

it('the options of a function are told as props are', () => {
  expect(rowOf(button, 'buttonClass', 'variant')).toMatchObject({
    type: "'primary' | 'secondary' | 'quiet'",
    isRequired: false,
  });
});

it('a function of plain values is told by its parameters', () => {
  expect(reader.ofModule(initials).map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
    ['initials', ['name']],
  ]);
});
