/** `npm run doctor`: says what this machine lacks for `npm start` and `npm test`, with the remedies. */
import { userFacingText } from '../user-facing-error.ts';
import { findings, type Finding } from './findings.ts';

const SIGNS: Readonly<Record<Finding['state'], string>> = { fine: '✔', warning: '!', missing: '✖' };

try {
  const found = await findings(process.env);
  const width = Math.max(...found.map(({ name }) => name.length));
  for (const { name, state, text } of found) console.log(`${SIGNS[state]} ${name.padEnd(width)}  ${text}`);
  const missing = found.filter(({ state }) => state === 'missing').length;
  console.log(
    missing === 0
      ? '\nThe site can start here: npm start'
      : `\n${missing === 1 ? 'One thing is' : `${missing} things are`} in the way of npm start; each line above says what to do.`,
  );
  process.exitCode = missing === 0 ? 0 : 1;
} catch (error) {
  console.error(userFacingText(error));
  process.exitCode = 1;
}
