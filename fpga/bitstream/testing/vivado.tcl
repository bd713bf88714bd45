# Stands in for Vivado: knows the commands that a project uses and their options, and prints what they do.
# Usage: tclsh vivado.tcl SCRIPT SLACK PORT...
set script [lindex $argv 0]
set slack [lindex $argv 1]
set known_ports [lrange $argv 2 end]
set placed {}

proc options {name words allowed} {
    foreach word $words {
        if {[string match {-[a-z]*} $word] && $word ni $allowed} { error "$name has no option $word" }
    }
}
proc create_project {args} { options create_project $args {-in_memory -part} }
proc read_verilog {file} { if {![file exists $file]} { error "no file $file" } }
proc read_xdc {file} { uplevel #0 [list source $file] }
proc current_design {} { return design }
proc get_ports {names} {
    foreach name $names { if {$name ni $::known_ports} { error "no port $name" } }
    return $names
}
proc set_property {args} {
    if {[lindex $args 0] eq "-dict"} {
        lassign $args _ pairs port
        dict for {key value} $pairs {
            if {$key ni {PACKAGE_PIN IOSTANDARD}} { error "no property $key of a port" }
        }
        lappend ::placed $port
    } elseif {[llength $args] != 3} {
        error "set_property: $args"
    }
}
proc create_clock {args} {
    options create_clock $args {-name -period}
    puts "clock [lindex $args 3] ns"
}
proc set_false_path {args} { options set_false_path $args {-to} }
proc synth_design {args} {
    options synth_design $args {-top -part}
    puts "part [lindex $args 3]"
    foreach port $::known_ports { if {$port ni $::placed} { error "port $port has no place" } }
}
foreach step {opt_design place_design phys_opt_design route_design} { proc $step {} {} }
proc report_utilization {args} { options report_utilization $args {-hierarchical -file} }
proc report_timing_summary {args} { options report_timing_summary $args {-file} }
proc write_checkpoint {args} { options write_checkpoint $args {-force} }
proc get_timing_paths {args} { options get_timing_paths $args {-max_paths -setup}; return path }
proc get_property {name object} { return $::slack }
proc write_bitstream {args} {
    options write_bitstream $args {-force}
    puts "bitstream [lindex $args end]"
}
source $script
