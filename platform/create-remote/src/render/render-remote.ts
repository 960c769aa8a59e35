/** A remote's files from the template. */
import { hasFixedAddress, type PlannedPage, type RemotePlan } from '../plan/remote-plan.ts';
import type { Template, TemplateKind } from '../template/template-files.ts';
import { formatText } from './format-text.ts';
import { replaceRegions } from './regions.ts';
import { isPartFile, partWords, renderPart, withoutPackages, withReference } from './render-part.ts';
import { pageWords, remoteWords, replaceWords, widgetWords, type Words } from './replaced-words.ts';

/** The texts of files by their path. */
export type FileTexts = ReadonlyMap<string, string>;

function packageText(text: string, plan: RemotePlan): string {
  const { sinima, ...rest } = JSON.parse(text) as { sinima?: { rooms?: string[][] } };
  const rooms = sinima?.rooms?.map((level) =>
    level.filter((room) => room !== 'widgets' || plan.widget !== undefined),
  );
  const prefix = plan.declaresPrefix ? { stylePrefix: plan.stylePrefix } : {};
  const whole = JSON.stringify({ ...rest, ...prefix, ...(rooms && { sinima: { rooms } }) });
  return plan.part ? whole : withoutPackages(whole);
}

/** Return whether a path or line of the template is about its widget. */
const isOfWidget = (text: string): boolean => /home-picks|^\| `widgets\//.test(text);

/** Return the text of a file that is there once, with its regions written for each page and for the widget. */
function onceText(path: string, text: string, plan: RemotePlan): string {
  const isDeclaration = path === 'remote.config.ts';
  const wordsOf = (page: PlannedPage): Words => [...remoteWords(plan), ...pageWords(page, isDeclaration)];
  const written = replaceRegions(text, (name, lines) => {
    if (name === 'widget') return plan.widget === undefined ? '' : widgetText(lines, plan);
    if (name === 'part') return plan.part ? replaceWords(lines, partWords(plan.part)) : '';
    const pages = name === 'fixed-page' ? plan.pages.filter(hasFixedAddress) : plan.pages;
    return pages.map((page) => replaceWords(lines, wordsOf(page))).join('');
  });
  const lines =
    plan.widget === undefined
      ? written
          .split('\n')
          .filter((line) => !isOfWidget(line))
          .join('\n')
      : written;
  return replaceWords(lines, remoteWords(plan));
}

/** Return a text about the widget, which shows what the first page shows. */
function widgetText(text: string, plan: RemotePlan): string {
  const [first] = plan.pages;
  const page = first === undefined ? [] : pageWords(first, false);
  return replaceWords(text, [...remoteWords(plan), ...widgetWords(plan.widget ?? ''), ...page]);
}

/** Return a translation with the entries of each page's messages, and of the widget's; in the order of files. */
function translationText(text: string, plan: RemotePlan): string {
  const pages = [...plan.pages].sort((a, b) => (a.id < b.id ? -1 : 1));
  const entries = text.trimEnd().split('\n\n');
  const isOfPage = (entry: string): boolean => entry.includes('film-picks');
  // Its label in the navigation.
  const isDeclared = (entry: string): boolean => entry.includes('remote.config.ts');
  const first = entries.findIndex(isOfPage);
  const inPage = (entry: string, page: PlannedPage): string =>
    replaceWords(entry, [...remoteWords(plan), ...pageWords(page, false)]);
  const ofPages = pages.flatMap((page) => entries.filter(isOfPage).map((entry) => inPage(entry, page)));
  const written = entries.flatMap((entry, index) => {
    if (isOfPage(entry)) return index === first ? ofPages : [];
    if (isDeclared(entry)) return plan.pages.filter(hasFixedAddress).map((page) => inPage(entry, page));
    if (!entry.includes('home-picks')) return [entry];
    return plan.widget === undefined ? [] : [widgetText(entry, plan)];
  });
  return `${written.join('\n\n')}\n`;
}

function* unformatted(
  plan: RemotePlan,
  { files, overlays }: Template,
  kind: TemplateKind,
): Generator<readonly [string, string]> {
  const texts = { ...files, ...overlays[kind] };
  for (const [path, text] of Object.entries(texts)) {
    // Tests of the whole site run where the site is.
    if ((kind === 'standalone' && path.startsWith('e2e/')) || isPartFile(path)) continue;
    if (path === 'package.json') {
      yield [path, packageText(replaceWords(text, remoteWords(plan)), plan)];
    } else if (path === 'tsconfig.json') {
      yield [path, plan.part ? withReference(text) : text];
    } else if (path.endsWith('.po')) {
      yield [path, translationText(text, plan)];
    } else if (path.includes('home-picks')) {
      if (plan.widget !== undefined) yield [widgetText(path, plan), widgetText(text, plan)];
    } else if (path.includes('film-picks')) {
      for (const page of plan.pages) {
        const words = [...remoteWords(plan), ...pageWords(page, false)];
        yield [replaceWords(path, words), replaceWords(text, words)];
      }
    } else {
      yield [replaceWords(path, remoteWords(plan)), onceText(path, text, plan)];
    }
  }
}

/** Return the files of a remote, formatted as the repository formats its own. */
export async function renderRemote(
  plan: RemotePlan,
  template: Template,
  kind: TemplateKind,
): Promise<FileTexts> {
  const formatted = [...unformatted(plan, template, kind)].map(
    async ([file, text]) => [file, await formatText(file, text)] as const,
  );
  const part = plan.part ? await renderPart(plan, plan.part, template) : [];
  return new Map([...(await Promise.all(formatted)), ...part]);
}
