/** Words whose letters stand on a line that was set by hand; who listens hears them as they are. */
export function Wobble({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <span className="wobble" aria-hidden="true">
        {text.split(' ').map((word, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words never move
          <span key={at}>
            {[...word].map((letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters never move
              <i key={place}>{letter}</i>
            ))}{' '}
          </span>
        ))}
      </span>
    </>
  )
}
