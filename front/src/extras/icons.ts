/** An icon that is painted for devices. */
export interface PaintedIcon {
  readonly path: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** Units of 24 that are left free around the threads. */
  readonly inset: number;
  /** Whether devices may cut it to a shape of their own. */
  readonly isMaskable?: true;
}

/** iOS asks for it at this address, and cuts its corners. */
export const TOUCH_ICON: PaintedIcon = { path: '/apple-touch-icon.png', size: 180, inset: 3 };

export const ICONS: readonly PaintedIcon[] = [
  { path: '/icons/192.png', size: 192, inset: 0 },
  { path: '/icons/512.png', size: 512, inset: 0 },
  // Every device shows at least a circle of four fifths of the width.
  { path: '/icons/maskable-512.png', size: 512, inset: 5, isMaskable: true },
  TOUCH_ICON,
];
