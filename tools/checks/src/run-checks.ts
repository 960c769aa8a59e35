/** `npm test [-- types | lint | unit | e2e …]`: checks everything, or the parts that you name. */
import { runBrowserTests } from './browser-tests.ts';
import { ensureChromium } from './install-chromium.ts';
import { checked, type Outcome } from './outcome.ts';
import { allPassed, summaryText } from './summary.ts';
import { runTurbo, type TaskRun } from './turbo.ts';
import { runUnitTests } from './unit-tests.ts';

/** The root's tasks, with their names in the summary. */
const staticTasks = {
  types: { typecheck: 'types' },
  lint: {
    'lint:code': 'lint',
    'lint:format': 'format',
    'lint:boundaries': 'boundaries',
    'lint:dead-code': 'dead code',
  },
} as const;

const parts = ['types', 'lint', 'unit', 'e2e'] as const;
type Part = (typeof parts)[number];

function isPart(name: string): name is Part {
  return (parts as readonly string[]).includes(name);
}

/** Return the outcomes of the tasks that {@link runTurbo} ran for these parts. */
function outcomesOf(chosen: readonly Part[], runs: readonly TaskRun[]): Outcome[] {
  const runOf = (id: string): TaskRun | undefined => runs.find((run) => run.id === id);
  const names = chosen.flatMap((part) =>
    part === 'types' || part === 'lint' ? Object.entries(staticTasks[part]) : [],
  );
  return names.map(([task, name]) => {
    const run = runOf(`//#${task}`);
    return {
      ...checked(name, run?.hasPassed ?? false),
      ...(run && { ms: run.ms, isUnchanged: run.isUnchanged }),
    };
  });
}

async function browserOutcome(): Promise<Outcome> {
  try {
    await ensureChromium(console.log);
  } catch (error) {
    return checked('Chromium', false, error instanceof Error ? error.message : String(error));
  }
  return runBrowserTests();
}

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !isPart(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no part named ${unknown.join(', ')}. The parts are ${parts.join(', ')}.\n`);
  process.exit(1);
}
const chosen = requested.length > 0 ? parts.filter((part) => requested.includes(part)) : parts;

const outcomes: Outcome[] = [];
const tasks = chosen.flatMap((part) =>
  part === 'types' || part === 'lint' ? Object.keys(staticTasks[part]) : [],
);
if (tasks.length > 0) outcomes.push(...outcomesOf(chosen, await runTurbo(tasks)));
if (chosen.includes('unit')) outcomes.push(...(await runUnitTests()));
if (chosen.includes('e2e')) outcomes.push(await browserOutcome());

process.exitCode = allPassed(outcomes) ? 0 : 1;
process.stdout.write(`\n${summaryText(outcomes)}\n`);
