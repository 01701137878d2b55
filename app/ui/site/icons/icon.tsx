import { shapes } from './shapes.ts'

/** A small drawing; what it means stands beside it in words. An unknown name draws nothing. */
export function FrameIcon({ of, className = 'icon' }: { of: string; className?: string }) {
  if (!Object.hasOwn(shapes, of)) return null
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[of]} />
    </svg>
  )
}
