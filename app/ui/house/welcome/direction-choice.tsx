import type { ReactNode } from 'react'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'

type Choice = keyof typeof words.directions

/** How the whole site is to look: one of the directions, each with a small drawing of it. */
export function DirectionChoice({ value }: { value: string }) {
  return (
    <fieldset className="directions full">
      <legend>{words.direction}</legend>
      {Object.entries(words.directions).map(([choice, [name, about]]) => (
        <label key={choice}>
          <input type="radio" name="ART_DIRECTION" value={choice} defaultChecked={choice === value} />
          <svg viewBox="0 0 240 150" aria-hidden="true">
            {drawings[choice as Choice]}
          </svg>
          <span>
            <b>{name}</b> {about}
          </span>
        </label>
      ))}
      <p className="hint">{words.directionHint}</p>
    </fieldset>
  )
}

/** Drawn in the colours that each direction begins with. */
const drawings: Record<Choice, ReactNode> = {
  ESTAMPE: (
    <>
      <rect width="240" height="150" fill="#fbf4ea" />
      <rect width="240" height="86" fill="#f0b5b1" />
      <path d="M0 86Q50 52 110 74T240 62V86Z" fill="#761527" />
      <rect x="16" y="20" width="96" height="10" fill="#761527" />
      <rect x="16" y="36" width="70" height="5" fill="#2a1416" />
      {[16, 72, 128, 184].map((x) => (
        <rect key={x} x={x} y="98" width="42" height="44" fill="#f6d7d0" />
      ))}
      {[32, 88, 144, 200].map((x) => (
        <path
          key={x}
          d={`M${x} 140V116Q${x} 112 ${x + 3} 110V102H${x + 7}V110Q${x + 10} 112 ${x + 10} 116V140Z`}
          fill="#761527"
        />
      ))}
    </>
  ),
  CARACTERE: (
    <>
      <rect width="240" height="150" fill="#fff" />
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <rect x="14" y={18 + row * 26} width="12" height="16" fill="#00693f" />
          <rect x="54" y={18 + row * 26} width={[92, 104, 76][row]} height="16" fill="#0b0c0b" />
          <path d={`M14 ${40 + row * 26}H226`} stroke="#0b0c0b" />
        </g>
      ))}
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <rect x="14" y={104 + row * 14} width={[46, 60, 38][row]} height="5" fill="#0b0c0b" />
          <rect x="104" y={104 + row * 14} width="18" height="5" fill="#00693f" />
          <rect x="146" y={104 + row * 14} width="26" height="5" fill="#0b0c0b" />
        </g>
      ))}
      <path d="M200 144V116Q200 111 204 108V98H212V108Q216 111 216 116V144Z" fill="#00693f" />
    </>
  ),
  PET_NAT: (
    <>
      <rect width="240" height="80" fill="#ffc61a" />
      <path d="M0 80V58L60 44L130 64L240 48V80Z" fill="#2b3bf0" />
      <path
        d="M170 12L182 22L196 18L198 32L210 40L198 48L196 60L182 56L170 64L162 52L148 48L156 36L152 22L164 24Z"
        fill="#ff5a36"
      />
      <path d="M14 16L118 12L120 26L15 29Z" fill="#1e1033" />
      <path d="M14 34L92 32L93 44L15 46Z" fill="#1e1033" />
      <path d="M0 80H60V150H0Z" fill="#ff5a36" />
      <path d="M60 80H120V150H60Z" fill="#2b3bf0" />
      <path d="M120 80H180V150H120Z" fill="#c9adff" />
      <path d="M180 80H240V150H180Z" fill="#17b26a" />
      {[22, 82, 142, 202].map((x) => (
        <path
          key={x}
          d={`M${x} 144L${x + 1} 112L${x + 6} 104L${x + 6} 92L${x + 12} 92L${x + 11} 104L${x + 16} 112L${x + 17} 143Z`}
          fill="#fff6e4"
        />
      ))}
    </>
  ),
}
