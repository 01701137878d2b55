import type { ReactNode } from 'react'
import type { welcomeTexts } from '#app/texts/house/welcome.ts'

const kinds = ['#a3243b', '#f0c93c', '#f497a8', '#86c9ea']

/** A small drawing of each direction, in the colours that it begins with. */
export const directionDrawings: Record<keyof typeof welcomeTexts.directions, ReactNode> = {
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
  GRAND_ANGLE: (
    <>
      <rect width="240" height="150" fill="#f6f5f1" />
      <rect width="240" height="92" fill="#dfddd4" />
      <circle cx="170" cy="30" r="9" fill="#f6f5f1" />
      <path d="M0 62Q60 34 120 54T240 44V92H0Z" fill="#b9bdb0" />
      <path d="M0 78Q70 52 150 72T240 62V92H0Z" fill="#7b8573" />
      <path d="M0 88Q90 70 240 84V92H0Z" fill="#46523f" />
      <path d="M0 78H112V92H0Z" fill="#f6f5f1" />
      <rect x="14" y="86" width="82" height="8" fill="#23261f" />
      <rect x="14" y="106" width="96" height="3" fill="#23261f" />
      <rect x="14" y="114" width="70" height="3" fill="#23261f" />
      <path d="M168 112H222" stroke="#23261f" />
    </>
  ),
  CAVE: (
    <>
      <rect width="240" height="150" fill="#15110d" />
      <path d="M30 150V96A90 90 0 0 1 210 96V150M56 150V104A64 64 0 0 1 184 104V150" fill="none" stroke="#5c4a2e" />
      <rect x="84" y="22" width="72" height="6" fill="#f0e7d8" />
      <rect x="98" y="34" width="44" height="6" fill="#f0e7d8" />
      {[62, 102, 142].map((x) => (
        <g key={x}>
          <path d={`M${x} 142V82A18 18 0 0 1 ${x + 36} 82V142Z`} fill="#2b2014" stroke="#d9ae66" />
          <path
            d={`M${x + 12} 142V108Q${x + 12} 103 ${x + 16} 101V88H${x + 20}V101Q${x + 24} 103 ${x + 24} 108V142Z`}
            fill="#15110d"
            stroke="#d9ae66"
            strokeWidth=".8"
          />
          <path d={`M${x + 15} 84H${x + 21}V94H${x + 15}Z`} fill="#d9ae66" />
        </g>
      ))}
    </>
  ),
  ETAGERE: (
    <>
      <rect width="240" height="150" fill="#fff" />
      <rect x="14" y="10" width="40" height="8" fill="#14213d" />
      <rect x="70" y="7" width="110" height="14" rx="3" fill="none" stroke="#14213d" strokeWidth="2" />
      <rect x="196" y="7" width="30" height="14" rx="3" fill="#b83a0e" />
      <rect y="28" width="240" height="12" fill="#14213d" />
      {[40, 96].map((top, row) => (
        <g key={top}>
          {[20, 62, 104, 146, 188].map((x, at) => (
            <g key={x}>
              <path
                d={`M${x + 8} ${top + 44}V${top + 24}Q${x + 8} ${top + 20} ${x + 12} ${top + 18}V${top + 8}H${x + 17}V${top + 18}Q${x + 21} ${top + 20} ${x + 21} ${top + 24}V${top + 44}Z`}
                fill="#14213d"
              />
              <path d={`M${x + 9} ${top + 28}H${x + 20}V${top + 38}H${x + 9}Z`} fill="#fff" />
              <rect x={x - 6} y={top + 44} width="42" height="3" fill={kinds[(at + row * 2) % kinds.length]} />
              <rect x={x - 2} y={top + 49} width="20" height="4" fill="#14213d" />
            </g>
          ))}
        </g>
      ))}
    </>
  ),
}
