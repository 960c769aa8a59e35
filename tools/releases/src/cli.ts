#!/usr/bin/env node
/** The operators' command line: `npm run releases -- <command>`. */
import { loadProjectSettings } from '@sinima/build/project-settings';
import { endWithTheReader } from './output/say.ts';
import { runCommandLine } from './run-command-line.ts';

loadProjectSettings();
endWithTheReader();
await runCommandLine(process.argv.slice(2));
