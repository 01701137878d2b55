"""Wood: boards, and what is nailed of them."""
import bpy

from stuff import MM, Nodes, add, material, principled


def wood(name, dark, light, grain=1.0, rough=0.5, along='X'):
    """Long grain, growth rings cut at a slant, pores; no board like its neighbour."""
    made, N = material(name)
    at = N('ShaderNodeTexCoord')['Object']
    chance = N('ShaderNodeObjectInfo')['Random']
    far = N('ShaderNodeCombineXYZ', {0: N.math('MULTIPLY', chance, 97), 1: N.math('MULTIPLY', chance, 53)})[0]
    moved = N('ShaderNodeVectorMath', {0: at, 1: far}, operation='ADD')[0]
    stretch = (0.16, 2.2, 2.2) if along == 'X' else (2.2, 2.2, 0.16)
    long = N('ShaderNodeMapping', {'Vector': moved, 'Scale': stretch})[0]
    rings = N('ShaderNodeTexWave', {'Vector': long, 'Scale': 0.55 * grain, 'Distortion': 7, 'Detail': 3, 'Detail Scale': 1.1},
              wave_type='BANDS', bands_direction='Y' if along == 'X' else 'X')['Fac']
    fine = tuple(s * (9 if s > 1 else 5) for s in stretch)
    pores = N('ShaderNodeTexNoise', {'Vector': N('ShaderNodeMapping', {'Vector': moved, 'Scale': fine})[0], 'Scale': 2.4, 'Detail': 5, 'Roughness': 0.65})[0]
    cloud = N('ShaderNodeTexNoise', {'Vector': long, 'Scale': 1.7, 'Detail': 5, 'Distortion': 0.6})[0]
    mixed = N.math('ADD', N.math('MULTIPLY_ADD', rings, 0.07, N.math('MULTIPLY', pores, 0.5)), N.math('MULTIPLY', cloud, 0.42))
    shade = N.math('MULTIPLY_ADD', N.math('SUBTRACT', chance, 0.5), 0.16, mixed)
    between = N('ShaderNodeMapRange', {'Value': shade, 'From Min': 0.28, 'From Max': 0.78})[0]
    colour = N('ShaderNodeMixRGB', {0: between, 1: dark, 2: light})[0]
    relief = N.math('MULTIPLY_ADD', rings, 0.1, pores)
    bump = N('ShaderNodeBump', {'Height': relief, 'Strength': 0.16, 'Distance': 0.012})[0]
    N.surface(principled(N, {'Base Color': colour, 'Roughness': rough, 'Specular': 0.35, 'Normal': bump}))
    return made


def board(size, at, made, eased=1.6, turn=0.0):
    """A board of this size, its middle at a place, its edges eased; all in millimetres."""
    x, y, z = (s * MM / 2 for s in size)
    corners = [(i, j, k) for k in (-z, z) for j in (-y, y) for i in (-x, x)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = add('board', corners, faces, made, smooth=False)
    thing.location = tuple(v * MM for v in at)
    thing.rotation_euler[2] = turn
    bevel = thing.modifiers.new('eased', 'BEVEL')
    bevel.width, bevel.segments = eased * MM, 2
    return thing


def metal(name, colour, rough):
    made, N = material(name)
    N.surface(principled(N, {'Base Color': colour, 'Metallic': 1.0, 'Roughness': rough}))
    return made
