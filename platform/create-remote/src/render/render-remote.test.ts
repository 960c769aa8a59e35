import { planRemote, type RemoteRequest } from '../plan/remote-plan.ts';
import { readTemplate } from '../template/template-files.ts';
import { renderRemote, type FileTexts } from './render-remote.ts';

const render = (request: Partial<RemoteRequest> = {}): Promise<FileTexts> => {
  const plan = planRemote({ name: 'mfe-box-office', ...request }, () => ({
    stylePrefix: 'box',
    declaresPrefix: true,
  }));
  return renderRemote(plan, readTemplate(), 'repository');
};

const allText = (files: FileTexts): string => [...files].flat().join('\n');

describe('the files of a new remote', () => {
  it('have its names in the place of all of the template’s', async () => {
    const text = allText(await render());
    expect(text).not.toMatch(
      /film.?picks|home.?picks|template'|mfe-template|remote-template|tpl:|<\/?page>/i,
    );
    expect(text).toContain('export default function BoxOfficePage()');
    expect(text).toContain('box:grid');
    expect(text).toContain('Loading box office');
  });

  it('have their prefix and rooms in package.json', async () => {
    const { stylePrefix, sinima } = JSON.parse((await render()).get('package.json')!) as Record<
      string,
      unknown
    >;
    expect({ stylePrefix, sinima }).toEqual({
      stylePrefix: 'box',
      sinima: { rooms: [['features'], ['pages', 'widgets']] },
    });
  });

  it('have an entry in each translation for the messages of each page and of the widget, in the order of files', async () => {
    const contexts = async (request: Partial<RemoteRequest>): Promise<string[]> => {
      const translation = (await render(request)).get('messages/fr.po')!;
      return [...translation.matchAll(/^msgctxt "(\w+)"/gm)].map(([, name = '']) => name);
    };
    const ofPages = (names: string[]): string[] => names.filter((name) => name.startsWith('loading'));
    const pages = ['/records', '/charts/:year'];
    expect(ofPages(await contexts({ pages, widget: 'hits' }))).toEqual([
      'loadingCharts',
      'loadingRecords',
      'loadingHits',
    ]);
    expect(ofPages(await contexts({ pages, widget: false }))).toEqual(['loadingCharts', 'loadingRecords']);
  });

  it('have one set for each page, and declare each route', async () => {
    const files = await render({ pages: ['/charts/:year', '/records'] });
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['src/pages/charts-page.tsx', 'src/pages/records-page.tsx']),
    );
    expect(files.get('remote.config.ts')).toContain("charts: { paths: ['/charts/:year']");
    expect(files.get('remote.config.ts')).toContain("records: { paths: ['/records']");
    expect(files.get('src/pages/charts-page.test.tsx')).toContain("address: '/charts/1'");
  });

  it('have a link in the navigation to pages with a fixed address alone', async () => {
    const config = (await render({ pages: ['/charts/:year', '/records'] })).get('remote.config.ts');
    expect([...config!.matchAll(/label: '(.*?)'/g)].map(([, label]) => label)).toEqual(['Records']);
  });

  it('say nothing of a widget when there is none', async () => {
    const files = await render({ widget: false });
    expect(allText(files)).not.toMatch(/widgets\//);
    expect(files.get('src/remote.ts')).toContain('widgets: {}');
  });
});
