/** `npm test [-- types | lint | unit | e2e …]`: checks everything, or the parts that are named, and says what came of it. */
import path from 'node:path';
import { rootDir } from '@sinima/build/workspace';
import { Listr, type ListrTask } from 'listr2';
import { runBrowserTests } from './browser-tests.ts';
import { ensureChromium } from './install-chromium.ts';
import { checked, type Outcome } from './outcome.ts';
import { logDir } from './run-command.ts';
import { lintChecks, typeChecks, type Check } from './static-checks.ts';
import { allPassed, summaryText } from './summary.ts';
import { runUnitTests } from './unit-tests.ts';

const parts = ['types', 'lint', 'unit', 'e2e'] as const;
type Part = (typeof parts)[number];

const outcomes: Outcome[] = [];

/** Notes an outcome; throws where the list is to show a cross. */
function note(outcome: Outcome): void {
  outcomes.push(outcome);
  if (outcome.failed > 0) throw new Error(outcome.name);
}

const countsOf = ({ name, passed, failed }: Outcome): string => `${name}: ${passed} passed, ${failed} failed`;

function checkTask({ name, run }: Check): ListrTask {
  return { title: name, task: async () => note(await run()) };
}

const staticTask = (title: string, checks: Check[]): ListrTask => ({
  title,
  task: (_context, task) => task.newListr(checks.map(checkTask), { concurrent: 2, exitOnError: false }),
});

/** The last line that says something, for the line under a task. */
const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim().slice(0, 100) ?? '';

const tasks: Record<Part, () => ListrTask> = {
  types: () => staticTask('types', typeChecks()),
  lint: () => staticTask('lint', lintChecks()),
  unit: () => ({
    title: 'unit tests',
    task: async (_context, task) => {
      const outcome = await runUnitTests((text) => {
        task.output = lastLine(text);
      });
      task.title = countsOf(outcome);
      note(outcome);
    },
  }),
  e2e: () => ({
    title: 'browser tests',
    task: async (_context, task) => {
      const say = (text: string): void => {
        task.output = lastLine(text);
      };
      let chromium: string;
      try {
        chromium = await ensureChromium(say);
      } catch (error) {
        return note(checked('Chromium', false, error instanceof Error ? error.message : String(error)));
      }
      const outcome = await runBrowserTests(chromium, say);
      task.title = countsOf(outcome);
      return note(outcome);
    },
  }),
};

function isPart(name: string): name is Part {
  return (parts as readonly string[]).includes(name);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no part named ${unknown.join(', ')}. The parts are ${parts.join(', ')}.\n`);
  process.exit(1);
}

const chosen = asked.length > 0 ? parts.filter((part) => asked.includes(part)) : parts;
await new Listr(
  chosen.map((part) => tasks[part]()),
  {
    exitOnError: false,
    fallbackRenderer: 'simple',
    rendererOptions: { collapseSubtasks: false, collapseErrors: false, showErrorMessage: false },
    fallbackRendererOptions: { timestamp: undefined },
  },
).run();

process.exitCode = allPassed(outcomes) ? 0 : 1;
process.stdout.write(`\n${summaryText(outcomes, path.relative(rootDir, logDir))}\n`);
