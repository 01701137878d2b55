import { useEffect, useState } from 'react'

type Rest = {
  /** Does what would move the page, as soon as no button is held down. */
  after(act: () => void): void
  /** Leaves undone what still waits. */
  clear(): void
}

/** A click counts only where its button was pressed and let go: whatever moves the page in between would take it away. */
export function usePointerRest(): Rest {
  const [{ watch, ...rest }] = useState(openRest)
  useEffect(watch, [watch])
  return rest
}

function openRest() {
  let isPressed = false
  let waiting: (() => void)[] = []
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
    // The click itself comes first.
    setTimeout(() => {
      for (const act of waiting.splice(0)) act()
    })
  }
  return {
    after: (act: () => void) => {
      if (isPressed) waiting.push(act)
      else act()
    },
    clear: () => {
      waiting = []
    },
    watch: () => {
      const ends = ['pointerup', 'pointercancel']
      addEventListener('pointerdown', press, true)
      for (const end of ends) addEventListener(end, release, true)
      return () => {
        removeEventListener('pointerdown', press, true)
        for (const end of ends) removeEventListener(end, release, true)
      }
    },
  }
}
