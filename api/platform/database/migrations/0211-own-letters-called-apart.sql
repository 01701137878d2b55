update fonts set family = family || ' propre'
where file <> '' and family in (
  'Fraunces', 'EB Garamond', 'Cormorant', 'Lora', 'Literata', 'Source Serif', 'Crimson Pro', 'Libre Baskerville', 'Bitter', 'Petrona',
  'Brygada', 'Alegreya', 'Vollkorn', 'Piazzolla', 'Besley', 'Bodoni Moda', 'Instrument Sans', 'Manrope', 'DM Sans', 'Work Sans', 'Figtree',
  'Jost', 'Josefin Sans', 'Syne', 'Archivo', 'Outfit'
);
