// Accounts for frames of control and of data, and gives credit back.
`default_nettype none

module uet_credit_receive_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire  [63:0] settings_control_dscps,
    input  wire         settings_receive,
    input  wire         settings_transmit,
    input  wire   [1:0] settings_lossless,
    input  wire  [19:0] settings_limits_0,
    input  wire  [19:0] settings_limits_1,
    input  wire  [19:0] settings_own_limits_0,
    input  wire  [19:0] settings_own_limits_1,
    input  wire  [17:0] settings_minimum_spacing,
    input  wire  [20:0] settings_maximum_spacing,
    input  wire   [9:0] settings_updates_clocks,
    input  wire  [17:0] settings_updates_period,
    input  wire  [47:0] settings_mac,
    input  wire [511:0] came_beat_data,
    input  wire  [63:0] came_beat_keep,
    input  wire         came_beat_last,
    input  wire         came_valid,
    input  wire         good,
    input  wire [511:0] left_beat_data,
    input  wire  [63:0] left_beat_keep,
    input  wire         left_beat_last,
    input  wire         left_valid,
    output wire         is_mac_control,
    output wire   [1:0] active,
    output wire   [1:0] overflowed,
    output wire   [7:0] counts_cf_updates,
    output wire   [7:0] counts_cc_updates,
    output wire   [7:0] counts_cc_discarded,
    output wire   [7:0] counts_cc_too_soon,
    output wire   [7:0] counts_cc_malformed,
    output wire   [7:0] counts_bad_frames,
    output wire   [7:0] counts_overflows,
    output wire   [4:0] cf_payload_vc_0,
    output wire  [14:0] cf_payload_freed_0,
    output wire   [4:0] cf_payload_vc_1,
    output wire  [14:0] cf_payload_freed_1,
    output wire         cf_valid,
    input  wire         cf_ready
);

    wire        arrivals_is_control;
    wire        arrivals_is_mac_control;
    wire        arrivals_ends;
    wire        arrivals_control;
    wire [13:0] arrivals_bytes;
    wire        departures_is_control;
    wire        departures_is_mac_control;
    wire        departures_ends;
    wire        departures_control;
    wire [13:0] departures_bytes;
    wire        check_update_half;
    wire [19:0] check_update_consumed_0;
    wire [19:0] check_update_consumed_1;
    wire [19:0] check_update_consumed_2;
    wire [19:0] check_update_consumed_3;
    wire [19:0] check_update_consumed_4;
    wire [19:0] check_update_consumed_5;
    wire [19:0] check_update_consumed_6;
    wire [19:0] check_update_consumed_7;
    wire [19:0] check_update_consumed_8;
    wire [19:0] check_update_consumed_9;
    wire [19:0] check_update_consumed_10;
    wire [19:0] check_update_consumed_11;
    wire [19:0] check_update_consumed_12;
    wire [19:0] check_update_consumed_13;
    wire [19:0] check_update_consumed_14;
    wire [19:0] check_update_consumed_15;
    wire        check_accepted;
    wire        check_malformed;
    reg         counts_frame;
    reg         found_accepted;
    reg         found_malformed;
    reg         found_update_half;
    reg  [19:0] found_update_consumed_0;
    reg  [19:0] found_update_consumed_1;
    reg  [19:0] found_update_consumed_2;
    reg  [19:0] found_update_consumed_3;
    reg  [19:0] found_update_consumed_4;
    reg  [19:0] found_update_consumed_5;
    reg  [19:0] found_update_consumed_6;
    reg  [19:0] found_update_consumed_7;
    reg  [19:0] found_update_consumed_8;
    reg  [19:0] found_update_consumed_9;
    reg  [19:0] found_update_consumed_10;
    reg  [19:0] found_update_consumed_11;
    reg  [19:0] found_update_consumed_12;
    reg  [19:0] found_update_consumed_13;
    reg  [19:0] found_update_consumed_14;
    reg  [19:0] found_update_consumed_15;
    reg         release_ends;
    reg   [1:0] release_vc;
    reg  [13:0] release_bytes;
    reg         turn;
    reg   [1:0] vc_out;
    reg  [13:0] bytes_out;
    reg         counts_out;
    wire  [3:0] credit_active;
    wire  [3:0] credit_overflowed;
    wire  [1:0] credit_status_vc;
    wire        credit_status_active;
    wire [19:0] credit_status_consumed;
    wire [19:0] credit_status_freed;
    wire  [7:0] credit_counts_cf_updates;
    wire  [7:0] credit_counts_cc_updates;
    wire  [7:0] credit_counts_cc_discarded;
    wire  [7:0] credit_counts_cc_too_soon;
    wire  [7:0] credit_counts_cc_malformed;
    wire  [7:0] credit_counts_bad_frames;
    wire  [7:0] credit_counts_overflows;
    wire        credit_events_cc_discarded;
    wire        credit_events_cc_too_soon;
    wire        credit_events_bad_frame;
    wire        credit_events_overflow;
    wire        credit_arrival_ready;
    wire        credit_release_ready;
    wire        credit_cc_update_ready;
    wire  [4:0] credit_cf_update_payload_vc_0;
    wire [14:0] credit_cf_update_payload_freed_0;
    wire  [4:0] credit_cf_update_payload_vc_1;
    wire [14:0] credit_cf_update_payload_freed_1;
    wire        credit_cf_update_valid;
    wire        credit_set_limit_ready;

    uet_frame_meter_b64 arrivals (
        .clk            (clk),
        .rst            (rst),
        .beat_data      (came_beat_data),
        .beat_keep      (came_beat_keep),
        .beat_last      (came_beat_last),
        .valid          (came_valid),
        .control_dscps  (settings_control_dscps),
        .is_control     (arrivals_is_control),
        .is_mac_control (arrivals_is_mac_control),
        .ends           (arrivals_ends),
        .control        (arrivals_control),
        .bytes          (arrivals_bytes)
    );

    uet_frame_meter_b64 departures (
        .clk            (clk),
        .rst            (rst),
        .beat_data      (left_beat_data),
        .beat_keep      (left_beat_keep),
        .beat_last      (left_beat_last),
        .valid          (left_valid),
        .control_dscps  (settings_control_dscps),
        .is_control     (departures_is_control),
        .is_mac_control (departures_is_mac_control),
        .ends           (departures_ends),
        .control        (departures_control),
        .bytes          (departures_bytes)
    );

    cbfc_cc_update_check_b64 check (
        .clk                (clk),
        .rst                (rst),
        .beat_data          (came_beat_data),
        .beat_keep          (came_beat_keep),
        .beat_last          (came_beat_last),
        .valid              (came_valid),
        .good               (good),
        .address            (settings_mac),
        .update_half        (check_update_half),
        .update_consumed_0  (check_update_consumed_0),
        .update_consumed_1  (check_update_consumed_1),
        .update_consumed_2  (check_update_consumed_2),
        .update_consumed_3  (check_update_consumed_3),
        .update_consumed_4  (check_update_consumed_4),
        .update_consumed_5  (check_update_consumed_5),
        .update_consumed_6  (check_update_consumed_6),
        .update_consumed_7  (check_update_consumed_7),
        .update_consumed_8  (check_update_consumed_8),
        .update_consumed_9  (check_update_consumed_9),
        .update_consumed_10 (check_update_consumed_10),
        .update_consumed_11 (check_update_consumed_11),
        .update_consumed_12 (check_update_consumed_12),
        .update_consumed_13 (check_update_consumed_13),
        .update_consumed_14 (check_update_consumed_14),
        .update_consumed_15 (check_update_consumed_15),
        .accepted           (check_accepted),
        .malformed          (check_malformed)
    );

    cbfc_receiver_vc4 credit (
        .clk                           (clk),
        .rst                           (rst),
        .unit_overhead                 (8'd0),
        .unit_size                     (3'd1),
        .line_bytes                    (9'd64),
        .minimum_spacing               (settings_minimum_spacing),
        .maximum_spacing               (settings_maximum_spacing),
        .urgent                        ({20{1'b1}}),
        .enable                        ({2'd0, {2{settings_receive}}}),
        .link_fault                    (1'b0),
        .fault_clears                  (1'b0),
        .recovering                    (1'b0),
        .malformed                     (found_malformed),
        .clear_overflowed              (4'd0),
        .active                        (credit_active),
        .overflowed                    (credit_overflowed),
        .status_vc                     (credit_status_vc),
        .status_active                 (credit_status_active),
        .status_consumed               (credit_status_consumed),
        .status_freed                  (credit_status_freed),
        .counts_cf_updates             (credit_counts_cf_updates),
        .counts_cc_updates             (credit_counts_cc_updates),
        .counts_cc_discarded           (credit_counts_cc_discarded),
        .counts_cc_too_soon            (credit_counts_cc_too_soon),
        .counts_cc_malformed           (credit_counts_cc_malformed),
        .counts_bad_frames             (credit_counts_bad_frames),
        .counts_overflows              (credit_counts_overflows),
        .events_cc_discarded           (credit_events_cc_discarded),
        .events_cc_too_soon            (credit_events_cc_too_soon),
        .events_bad_frame              (credit_events_bad_frame),
        .events_overflow               (credit_events_overflow),
        .arrival_payload_vc            (vc_out),
        .arrival_payload_bytes         (bytes_out),
        .arrival_payload_good          (1'b1),
        .arrival_valid                 (counts_out),
        .arrival_ready                 (credit_arrival_ready),
        .release_payload_vc            (release_vc),
        .release_payload_bytes         (release_bytes),
        .release_valid                 (release_ends),
        .release_ready                 (credit_release_ready),
        .cc_update_payload_half        (found_update_half),
        .cc_update_payload_consumed_0  (found_update_consumed_0),
        .cc_update_payload_consumed_1  (found_update_consumed_1),
        .cc_update_payload_consumed_2  (found_update_consumed_2),
        .cc_update_payload_consumed_3  (found_update_consumed_3),
        .cc_update_payload_consumed_4  (found_update_consumed_4),
        .cc_update_payload_consumed_5  (found_update_consumed_5),
        .cc_update_payload_consumed_6  (found_update_consumed_6),
        .cc_update_payload_consumed_7  (found_update_consumed_7),
        .cc_update_payload_consumed_8  (found_update_consumed_8),
        .cc_update_payload_consumed_9  (found_update_consumed_9),
        .cc_update_payload_consumed_10 (found_update_consumed_10),
        .cc_update_payload_consumed_11 (found_update_consumed_11),
        .cc_update_payload_consumed_12 (found_update_consumed_12),
        .cc_update_payload_consumed_13 (found_update_consumed_13),
        .cc_update_payload_consumed_14 (found_update_consumed_14),
        .cc_update_payload_consumed_15 (found_update_consumed_15),
        .cc_update_valid               (found_accepted),
        .cc_update_ready               (credit_cc_update_ready),
        .cf_update_payload_vc_0        (credit_cf_update_payload_vc_0),
        .cf_update_payload_freed_0     (credit_cf_update_payload_freed_0),
        .cf_update_payload_vc_1        (credit_cf_update_payload_vc_1),
        .cf_update_payload_freed_1     (credit_cf_update_payload_freed_1),
        .cf_update_valid               (credit_cf_update_valid),
        .cf_update_ready               (cf_ready),
        .set_limit_payload_vc          ({1'b0, turn}),
        .set_limit_payload_limit       (turn ? settings_own_limits_1 : settings_own_limits_0),
        .set_limit_valid               (1'b1),
        .set_limit_ready               (credit_set_limit_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            counts_frame <= 1'b0;
            turn <= 1'b0;
        end else begin
            counts_frame <= came_valid && came_beat_last && good && !arrivals_is_mac_control;
            turn <= !turn;
        end
    end

    always @(posedge clk) begin
        found_accepted <= check_accepted;
        found_malformed <= check_malformed;
        found_update_half <= check_update_half;
        found_update_consumed_0 <= check_update_consumed_0;
        found_update_consumed_1 <= check_update_consumed_1;
        found_update_consumed_2 <= check_update_consumed_2;
        found_update_consumed_3 <= check_update_consumed_3;
        found_update_consumed_4 <= check_update_consumed_4;
        found_update_consumed_5 <= check_update_consumed_5;
        found_update_consumed_6 <= check_update_consumed_6;
        found_update_consumed_7 <= check_update_consumed_7;
        found_update_consumed_8 <= check_update_consumed_8;
        found_update_consumed_9 <= check_update_consumed_9;
        found_update_consumed_10 <= check_update_consumed_10;
        found_update_consumed_11 <= check_update_consumed_11;
        found_update_consumed_12 <= check_update_consumed_12;
        found_update_consumed_13 <= check_update_consumed_13;
        found_update_consumed_14 <= check_update_consumed_14;
        found_update_consumed_15 <= check_update_consumed_15;
        release_ends <= departures_ends;
        release_vc <= departures_control ? 2'd0 : 2'd1;
        release_bytes <= departures_bytes;
        vc_out <= arrivals_control ? 2'd0 : 2'd1;
        bytes_out <= arrivals_bytes;
        counts_out <= counts_frame;
    end

    assign is_mac_control = arrivals_is_mac_control;
    assign active = credit_active[1:0];
    assign overflowed = credit_overflowed[1:0];
    assign counts_cf_updates = credit_counts_cf_updates;
    assign counts_cc_updates = credit_counts_cc_updates;
    assign counts_cc_discarded = credit_counts_cc_discarded;
    assign counts_cc_too_soon = credit_counts_cc_too_soon;
    assign counts_cc_malformed = credit_counts_cc_malformed;
    assign counts_bad_frames = credit_counts_bad_frames;
    assign counts_overflows = credit_counts_overflows;
    assign cf_payload_vc_0 = credit_cf_update_payload_vc_0;
    assign cf_payload_freed_0 = credit_cf_update_payload_freed_0;
    assign cf_payload_vc_1 = credit_cf_update_payload_vc_1;
    assign cf_payload_freed_1 = credit_cf_update_payload_freed_1;
    assign cf_valid = credit_cf_update_valid;

    wire _unused_ok = &{1'b0, settings_transmit, settings_lossless, settings_limits_0, settings_limits_1, settings_updates_clocks, settings_updates_period, arrivals_is_control, arrivals_ends, departures_is_control, departures_is_mac_control, credit_active[3:2], credit_overflowed[3:2], credit_status_vc, credit_status_active, credit_status_consumed, credit_status_freed, credit_events_cc_discarded, credit_events_cc_too_soon, credit_events_bad_frame, credit_events_overflow, credit_arrival_ready, credit_release_ready, credit_cc_update_ready, credit_set_limit_ready};

endmodule

`default_nettype wire
