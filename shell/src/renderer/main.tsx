/** A renderer's process: it renders the frame of pages, or the fragments of one version of one remote. */
import { SHARED_GLOBAL } from '@sinima/contracts/host';
import type { RemoteModule } from '@sinima/contracts/remote';
import { serveJobs } from '@sinima/renderers/serve-jobs';
import * as runtime from '@sinima/runtime';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import { readThroughJobs } from './job-reads.ts';
import type { PageWork, PageWorkDone } from '../page/page-work.ts';
import { renderFragments } from './render-fragments.tsx';
import { renderFrame } from './render-frame.tsx';

readThroughJobs();
serveJobs<PageWork, PageWorkDone>(
  (module, work, { read }) =>
    work.kind === 'frame' ? renderFrame(work) : renderFragments(module as RemoteModule, work, read),
  {
    // Give the release's server bundle this process's one instance of each shared package.
    prepare: () =>
      Object.assign(globalThis, {
        [SHARED_GLOBAL]: { react: React, 'react-dom': ReactDOM, '@sinima/runtime': runtime },
      }),
  },
);
