import { useEffect, useRef, useState } from 'react'
import { Side } from './side.tsx'

/** The editor keeps two places for settings, one of them out of sight: only the one that is seen has them, so that no field stands twice. */
export function SeenSide() {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watch = new IntersectionObserver((seen) => setIsSeen(seen.some(({ isIntersecting }) => isIntersecting)))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className="composer-place">
      {isSeen && <Side />}
    </div>
  )
}
