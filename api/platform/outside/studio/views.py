"""What can be photographed of a wine, and from where."""
import math

import bpy
from mathutils import Vector

from bottle import stand_bottle, stick_blank
from case import pack_case
from lights import light_studio
from stuff import MM, move_to
from table import set_table


def stand_alone(shot):
    light_studio(shot)
    stand_bottle(shot)
    hold_level(shot['frame'])


def show_back(shot):
    """The label of the back; through clear wine the front one is seen from behind."""
    light_studio(shot)
    stand_bottle(shot)
    stick_blank(shot)
    hold_level(shot['frame'])


def come_close(shot):
    """The label and its paper, the rest of the bottle falling out of focus."""
    light_studio(shot)
    stand_bottle(shot, turn=9)
    middle = shot['label']['foot'] + shot['label']['height'] / 2
    width = max(shot['label']['width'], 1.5 * shot['shape']['radius']) * 1.5
    look((190, -760, middle + 60), (0, -shot['shape']['radius'] * 0.5, middle + 4), across=width, stop=5.6)


def show_case(shot):
    light_studio(shot)
    deep = pack_case(shot)
    wide = shot['shape']['radius'] * 2
    front = stand_bottle(shot)
    move_to(front, (-wide * 1.9, -deep / 2 - wide * 0.75), 6)
    look((130, -1900, 520), (-wide * 0.35, -40, shot['shape']['height'] * 0.46), across=shot['frame'][0])


def lay_table(shot):
    set_table(shot)
    look((20, -1560, 300), (0, 0, 142), across=shot['frame'][0], stop=2.8)


VIEWS = {'bottle': stand_alone, 'label': come_close, 'back': show_back, 'case': show_case, 'table': lay_table}


def new_camera():
    data = bpy.data.cameras.new('camera')
    lens = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(lens)
    bpy.context.scene.camera = lens
    data.clip_end = 1000
    return data, lens


def hold_level(frame, distance=2300, height=215, below=14):
    """A long lens, held level so that the bottle's sides stay upright; all bottles in one frame, so that sizes are true."""
    data, lens = new_camera()
    lens.location = (0, -distance * MM, height * MM)
    lens.rotation_euler = (math.pi / 2, 0, 0)
    data.sensor_fit, data.sensor_height, data.lens = 'VERTICAL', 24, 24 * distance / frame[1]
    data.shift_y = ((frame[1] / 2 - below) - height) / frame[1]


def look(at, aim, across, stop=None):
    """From one place to another, so many millimetres across there; with a stop of the lens, what is nearer or farther is soft."""
    data, lens = new_camera()
    at, aim = Vector(at) * MM, Vector(aim) * MM
    lens.location = at
    lens.rotation_euler = (aim - at).to_track_quat('-Z', 'Y').to_euler()
    far = (aim - at).length
    data.sensor_fit, data.sensor_width, data.lens = 'HORIZONTAL', 36, 36 * far / (across * MM)
    if stop:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_blades = True, far, 9
        # A unit is a decimetre, which the lens takes for a metre.
        data.dof.aperture_fstop = stop * 0.1
