import { type TasteAxis, tasteDegrees } from '#app/models/catalog/pairing/taste-axes.ts'
import { tasteTexts } from '#app/texts/catalog/shop.ts'

const gap = 40

/** From dry to sweet and from light to full: the words say all that the drawing shows. */
export function TasteAxes({ taste }: { taste: readonly TasteAxis[] }) {
  return (
    <section>
      <h2>{tasteTexts.title}</h2>
      <dl>
        {taste.map(({ axis, place }) => (
          <div key={axis}>
            <dt className="small muted">{tasteTexts[axis].name}</dt>
            <dd>
              <svg width="176" height="24" viewBox="0 0 176 24" aria-hidden="true">
                <path d="M8 12H168" stroke="currentColor" />
                {tasteDegrees.map((one) => (
                  <circle key={one} cx={8 + one * gap} cy="12" r={one === place ? 8 : 3} fill="currentColor" />
                ))}
              </svg>
              {tasteTexts[axis].places[place]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
