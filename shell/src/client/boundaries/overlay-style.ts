/** The look of the overlay: the same in both themes, apart from the page's styles. */
export const overlayStyle = `
  :host { all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0; z-index: 1000;
    font: 12px/1.35 ui-monospace, monospace; color: #fff; }
  [hidden] { display: none !important; }
  .box { position: absolute; box-sizing: border-box; pointer-events: none; overflow: visible;
    outline: 2px solid var(--boundary); outline-offset: -2px; }
  .label { all: unset; position: absolute; inset-block-start: 2px; inset-inline-start: 2px; box-sizing: border-box;
    max-inline-size: calc(100% - 4px); min-block-size: 24px; padding: 2px 6px; pointer-events: auto;
    background: #10183d; color: #fff; border: 1px solid #fff; border-inline-start: 6px solid var(--boundary);
    overflow-wrap: anywhere; opacity: 0.93; }
  .label span { display: block; }
  .label span:first-child { font-weight: 700; }
  button.label, a.label { cursor: pointer; }
  button.label:hover, a.label:hover { text-decoration: underline; }
  .label:focus-visible, .bar button:focus-visible { outline: 3px solid #f0b429; outline-offset: 2px; z-index: 1; opacity: 1; }
  .bar { position: fixed; inset-block-end: 60px; inset-inline-start: 8px; max-inline-size: calc(100vw - 16px);
    display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; box-sizing: border-box; padding: 4px 8px;
    background: #10183d; color: #fff; border: 1px solid #fff; }
  .bar p { margin: 0; overflow-wrap: anywhere; }
  .bar button { all: unset; cursor: pointer; min-block-size: 32px; padding: 0 10px; border: 1px solid #fff;
    font-weight: 700; }
  @media print { :host { display: none; } }
`;
