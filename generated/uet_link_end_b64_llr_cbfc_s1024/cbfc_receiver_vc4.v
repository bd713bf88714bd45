// Receiver of credit-based flow control, 4 virtual channels.
`default_nettype none

module cbfc_receiver_vc4 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [7:0] unit_overhead,
    input  wire  [2:0] unit_size,
    input  wire  [8:0] line_bytes,
    input  wire [17:0] minimum_spacing,
    input  wire [20:0] maximum_spacing,
    input  wire [19:0] urgent,
    input  wire  [3:0] enable,
    input  wire        link_fault,
    input  wire        fault_clears,
    input  wire        recovering,
    input  wire        malformed,
    input  wire  [3:0] clear_overflowed,
    output wire  [3:0] active,
    output wire  [3:0] overflowed,
    output wire  [1:0] status_vc,
    output wire        status_active,
    output wire [19:0] status_consumed,
    output wire [19:0] status_freed,
    output wire  [7:0] counts_cf_updates,
    output wire  [7:0] counts_cc_updates,
    output wire  [7:0] counts_cc_discarded,
    output wire  [7:0] counts_cc_too_soon,
    output wire  [7:0] counts_cc_malformed,
    output wire  [7:0] counts_bad_frames,
    output wire  [7:0] counts_overflows,
    output wire        events_cc_discarded,
    output wire        events_cc_too_soon,
    output wire        events_bad_frame,
    output wire        events_overflow,
    input  wire  [1:0] arrival_payload_vc,
    input  wire [13:0] arrival_payload_bytes,
    input  wire        arrival_payload_good,
    input  wire        arrival_valid,
    output wire        arrival_ready,
    input  wire  [1:0] release_payload_vc,
    input  wire [13:0] release_payload_bytes,
    input  wire        release_valid,
    output wire        release_ready,
    input  wire        cc_update_payload_half,
    input  wire [19:0] cc_update_payload_consumed_0,
    input  wire [19:0] cc_update_payload_consumed_1,
    input  wire [19:0] cc_update_payload_consumed_2,
    input  wire [19:0] cc_update_payload_consumed_3,
    input  wire [19:0] cc_update_payload_consumed_4,
    input  wire [19:0] cc_update_payload_consumed_5,
    input  wire [19:0] cc_update_payload_consumed_6,
    input  wire [19:0] cc_update_payload_consumed_7,
    input  wire [19:0] cc_update_payload_consumed_8,
    input  wire [19:0] cc_update_payload_consumed_9,
    input  wire [19:0] cc_update_payload_consumed_10,
    input  wire [19:0] cc_update_payload_consumed_11,
    input  wire [19:0] cc_update_payload_consumed_12,
    input  wire [19:0] cc_update_payload_consumed_13,
    input  wire [19:0] cc_update_payload_consumed_14,
    input  wire [19:0] cc_update_payload_consumed_15,
    input  wire        cc_update_valid,
    output wire        cc_update_ready,
    output wire  [4:0] cf_update_payload_vc_0,
    output wire [14:0] cf_update_payload_freed_0,
    output wire  [4:0] cf_update_payload_vc_1,
    output wire [14:0] cf_update_payload_freed_1,
    output wire        cf_update_valid,
    input  wire        cf_update_ready,
    input  wire  [1:0] set_limit_payload_vc,
    input  wire [19:0] set_limit_payload_limit,
    input  wire        set_limit_valid,
    output wire        set_limit_ready
);

    reg   [3:0] enabled;
    wire  [9:0] arrival_cost_cost;
    reg         arrival_seen;
    reg   [1:0] arrival_seen_vc;
    reg         arrival_counts;
    reg   [1:0] arrival_vc;
    wire  [9:0] release_cost_cost;
    reg         release_seen;
    reg   [1:0] release_seen_vc;
    reg         release_counts;
    reg   [1:0] release_vc;
    reg  [19:0] second_freed;
    wire  [3:0] accounts_active;
    wire        accounts_accepted;
    wire        accounts_too_soon;
    wire [19:0] accounts_freed_0;
    wire [19:0] accounts_freed_1;
    wire [19:0] accounts_arrived;
    wire [19:0] accounts_released;
    wire  [1:0] accounts_status_vc;
    wire        accounts_status_active;
    wire [19:0] accounts_status_consumed;
    wire [19:0] accounts_status_freed;
    wire        accounts_owed_valid;
    wire  [1:0] accounts_owed_vc;
    wire [19:0] accounts_owed;
    wire  [1:0] occupancy_held_vc;
    wire        occupancy_overflow;
    wire  [3:0] occupancy_overflowed;
    wire        spacing_spaced;
    wire        spacing_tick;
    wire        schedule_offer;
    wire  [1:0] schedule_vc_0;
    wire  [1:0] schedule_vc_1;
    wire        schedule_record;
    wire  [7:0] cf_updates_counter_count;
    wire  [7:0] cc_updates_counter_count;
    wire  [7:0] cc_discarded_counter_count;
    wire  [7:0] cc_too_soon_counter_count;
    wire  [7:0] cc_malformed_counter_count;
    wire  [7:0] bad_frames_counter_count;
    wire  [7:0] overflows_counter_count;

    wire  [3:0] active_now = accounts_active;
    wire        eligible = !cc_update_payload_half && !(recovering || link_fault);
    wire        taken = schedule_offer && cf_update_ready;
    wire        writes_second = schedule_record;
    wire  [1:0] chosen_vc_0 = schedule_vc_0;
    wire  [1:0] chosen_vc_1 = schedule_vc_1;
    wire  [1:0] held_vc = occupancy_held_vc;
    wire [19:0] first_freed = accounts_freed_0;
    wire        cc_discarded = cc_update_valid && !eligible;
    wire        cc_too_soon = accounts_too_soon;
    wire        bad_frame = arrival_valid && !arrival_payload_good;
    wire        overflow = occupancy_overflow;
    wire        enabled_term = !(link_fault && fault_clears);
    wire  [3:0] arrival_counts_shr = active_now >> arrival_seen_vc;
    wire  [3:0] release_counts_shr = active_now >> release_seen_vc;

    cbfc_frame_cost_w14 arrival_cost (
        .clk           (clk),
        .unit_overhead (unit_overhead),
        .unit_size     (unit_size),
        .bytes         (arrival_payload_bytes),
        .cost          (arrival_cost_cost)
    );

    cbfc_frame_cost_w14 release_cost (
        .clk           (clk),
        .unit_overhead (unit_overhead),
        .unit_size     (unit_size),
        .bytes         (release_payload_bytes),
        .cost          (release_cost_cost)
    );

    cbfc_accounts_n4_l2 accounts (
        .clk                (clk),
        .rst                (rst),
        .arrives            (arrival_counts),
        .arrival_vc         (arrival_vc),
        .arrival_cost       ({10'd0, arrival_cost_cost}),
        .leaves             (release_counts),
        .release_vc         (release_vc),
        .release_cost       ({10'd0, release_cost_cost}),
        .update_half        (cc_update_payload_half),
        .update_consumed_0  (cc_update_payload_consumed_0),
        .update_consumed_1  (cc_update_payload_consumed_1),
        .update_consumed_2  (cc_update_payload_consumed_2),
        .update_consumed_3  (cc_update_payload_consumed_3),
        .update_consumed_4  (cc_update_payload_consumed_4),
        .update_consumed_5  (cc_update_payload_consumed_5),
        .update_consumed_6  (cc_update_payload_consumed_6),
        .update_consumed_7  (cc_update_payload_consumed_7),
        .update_consumed_8  (cc_update_payload_consumed_8),
        .update_consumed_9  (cc_update_payload_consumed_9),
        .update_consumed_10 (cc_update_payload_consumed_10),
        .update_consumed_11 (cc_update_payload_consumed_11),
        .update_consumed_12 (cc_update_payload_consumed_12),
        .update_consumed_13 (cc_update_payload_consumed_13),
        .update_consumed_14 (cc_update_payload_consumed_14),
        .update_consumed_15 (cc_update_payload_consumed_15),
        .offered            (cc_update_valid && eligible),
        .enabled            (enabled),
        .note               (taken || writes_second),
        .note_vc            (writes_second ? chosen_vc_1 : chosen_vc_0),
        .note_count         (writes_second ? second_freed : first_freed),
        .vc_0               (chosen_vc_0),
        .vc_1               (chosen_vc_1),
        .held_vc            (held_vc),
        .active             (accounts_active),
        .accepted           (accounts_accepted),
        .too_soon           (accounts_too_soon),
        .freed_0            (accounts_freed_0),
        .freed_1            (accounts_freed_1),
        .arrived            (accounts_arrived),
        .released           (accounts_released),
        .status_vc          (accounts_status_vc),
        .status_active      (accounts_status_active),
        .status_consumed    (accounts_status_consumed),
        .status_freed       (accounts_status_freed),
        .owed_valid         (accounts_owed_valid),
        .owed_vc            (accounts_owed_vc),
        .owed               (accounts_owed)
    );

    cbfc_occupancy_check_n4 occupancy (
        .clk        (clk),
        .rst        (rst),
        .arrives    (arrival_counts),
        .arrival_vc (arrival_vc),
        .arrived    (accounts_arrived),
        .released   (accounts_released),
        .set_limit  (set_limit_valid),
        .limit_vc   (set_limit_payload_vc),
        .limit      (set_limit_payload_limit),
        .clear      (clear_overflowed),
        .held_vc    (occupancy_held_vc),
        .overflow   (occupancy_overflow),
        .overflowed (occupancy_overflowed)
    );

    cbfc_update_spacing spacing (
        .clk        (clk),
        .rst        (rst),
        .line_bytes (line_bytes),
        .minimum    (minimum_spacing),
        .maximum    (maximum_spacing),
        .sent       (taken),
        .spaced     (spacing_spaced),
        .tick       (spacing_tick)
    );

    cbfc_update_schedule_n4 schedule (
        .clk        (clk),
        .rst        (rst),
        .active     (accounts_active),
        .leaves     (release_counts),
        .release_vc (release_vc),
        .owed_valid (accounts_owed_valid),
        .owed_vc    (accounts_owed_vc),
        .owed       (accounts_owed),
        .urgent     (urgent),
        .tick       (spacing_tick),
        .may_send   (spacing_spaced && !link_fault),
        .taken      (taken),
        .offer      (schedule_offer),
        .vc_0       (schedule_vc_0),
        .vc_1       (schedule_vc_1),
        .record     (schedule_record)
    );

    rolling_counter_w8_by1 cf_updates_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (taken),
        .count  (cf_updates_counter_count)
    );

    rolling_counter_w8_by1 cc_updates_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (accounts_accepted),
        .count  (cc_updates_counter_count)
    );

    rolling_counter_w8_by1 cc_discarded_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (cc_discarded),
        .count  (cc_discarded_counter_count)
    );

    rolling_counter_w8_by1 cc_too_soon_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (cc_too_soon),
        .count  (cc_too_soon_counter_count)
    );

    rolling_counter_w8_by1 cc_malformed_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (malformed),
        .count  (cc_malformed_counter_count)
    );

    rolling_counter_w8_by1 bad_frames_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (bad_frame),
        .count  (bad_frames_counter_count)
    );

    rolling_counter_w8_by1 overflows_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (overflow),
        .count  (overflows_counter_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            enabled <= 4'd0;
            arrival_seen <= 1'b0;
            arrival_counts <= 1'b0;
            release_seen <= 1'b0;
            release_counts <= 1'b0;
        end else begin
            enabled <= enable & {4{enabled_term}};
            arrival_seen <= arrival_valid && arrival_payload_good;
            arrival_counts <= arrival_seen && arrival_counts_shr[0];
            release_seen <= release_valid;
            release_counts <= release_seen && release_counts_shr[0];
        end
    end

    always @(posedge clk) begin
        arrival_seen_vc <= arrival_payload_vc;
        arrival_vc <= arrival_seen_vc;
        release_seen_vc <= release_payload_vc;
        release_vc <= release_seen_vc;
        second_freed <= accounts_freed_1;
    end

    assign active = accounts_active;
    assign overflowed = occupancy_overflowed;
    assign status_vc = accounts_status_vc;
    assign status_active = accounts_status_active;
    assign status_consumed = accounts_status_consumed;
    assign status_freed = accounts_status_freed;
    assign counts_cf_updates = cf_updates_counter_count;
    assign counts_cc_updates = cc_updates_counter_count;
    assign counts_cc_discarded = cc_discarded_counter_count;
    assign counts_cc_too_soon = cc_too_soon_counter_count;
    assign counts_cc_malformed = cc_malformed_counter_count;
    assign counts_bad_frames = bad_frames_counter_count;
    assign counts_overflows = overflows_counter_count;
    assign events_cc_discarded = cc_discarded;
    assign events_cc_too_soon = cc_too_soon;
    assign events_bad_frame = bad_frame;
    assign events_overflow = overflow;
    assign arrival_ready = 1'b1;
    assign release_ready = 1'b1;
    assign cc_update_ready = 1'b1;
    assign cf_update_payload_vc_0 = {3'd0, schedule_vc_0};
    assign cf_update_payload_freed_0 = accounts_freed_0[14:0];
    assign cf_update_payload_vc_1 = {3'd0, schedule_vc_1};
    assign cf_update_payload_freed_1 = accounts_freed_1[14:0];
    assign cf_update_valid = schedule_offer;
    assign set_limit_ready = 1'b1;

    wire _unused_ok = &{1'b0, arrival_counts_shr[3:1], release_counts_shr[3:1]};

endmodule

`default_nettype wire
