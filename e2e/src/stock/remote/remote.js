import { createElement, useState } from 'react';
import './remote.css';

function Drums() {
  const [beats, setBeats] = useState(0);
  return createElement(
    'section',
    { className: 'stock-drums' },
    createElement('h1', null, HEADING),
    createElement('button', { type: 'button', onClick: () => setBeats(beats + 1) }, `Beats: ${beats}`),
  );
}

export default {
  pages: {
    drums: { load: () => Promise.resolve({ default: Drums, head: () => ({ title: HEADING }) }) },
  },
  widgets: {},
};
