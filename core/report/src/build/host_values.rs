//! The host's variables at a launch.

use crate::model::{HostFrameReport, HostTargetReport, HostVariableReport};
use crate::words::host::variable_value;
use detect::host_values::{HostFrame, HostValue, HostVariable, Target, TargetMemory};

/// The functions of the host that wait for a launch, with their variables.
pub fn host_frames(frames: &[HostFrame]) -> Vec<HostFrameReport> {
    let of = |frame: &HostFrame| HostFrameReport {
        function: frame.function.clone(),
        loc: frame.loc.clone(),
        variables: frame.variables.iter().map(variable).collect(),
    };
    frames.iter().map(of).collect()
}

fn variable(variable: &HostVariable) -> HostVariableReport {
    let value = &variable.value;
    let (members, length) = match value {
        HostValue::Parts { parts, length } => (parts.as_slice(), *length),
        _ => (&[][..], None),
    };
    HostVariableReport {
        name: variable.name.clone(),
        ty: variable.ty.clone(),
        parameter: variable.parameter,
        value: variable_value(value),
        known: !matches!(value, HostValue::OptimisedOut),
        target: match value {
            HostValue::Pointer { target, .. } => Some(self::target(target)),
            _ => None,
        },
        length,
        members: members.iter().map(self::variable).collect(),
    }
}

fn target(target: &Target) -> HostTargetReport {
    let memory = match target.memory {
        TargetMemory::Null => "null",
        TargetMemory::Host => "host",
        TargetMemory::Device => "device",
        TargetMemory::Pinned => "pinned",
        TargetMemory::Managed => "managed",
        TargetMemory::Array => "array",
        TargetMemory::Code => "code",
        TargetMemory::Freed => "freed",
        TargetMemory::Nowhere => "nowhere",
    };
    HostTargetReport {
        memory: memory.to_owned(),
        object: target.object.clone(),
        allocated: target.allocated.clone(),
        bytes: target.bytes,
        offset: target.offset,
    }
}
