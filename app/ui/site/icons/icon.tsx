import { Icon } from '../../platform/icon.tsx'
import { shapes } from './shapes.ts'

/** A small drawing; what it means stands beside it in words. An unknown name draws nothing. */
export function FrameIcon({ of, className }: { of: string; className?: string }) {
  const shape = Object.hasOwn(shapes, of) && shapes[of]
  return shape ? <Icon d={shape} className={className} /> : null
}
