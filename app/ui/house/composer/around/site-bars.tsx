import { useLayoutEffect, useRef } from 'react'

/** Bars of the site in the frame, to be seen and nothing else: no keyboard, no finger and no voice comes to them. */
export function SiteBars({ bars }: { bars: readonly Element[] }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(...bars.map((bar) => place.current?.ownerDocument.importNode(bar, true) ?? bar))
  }, [bars])
  return <div ref={place} className="composed-bars" aria-hidden="true" inert />
}
