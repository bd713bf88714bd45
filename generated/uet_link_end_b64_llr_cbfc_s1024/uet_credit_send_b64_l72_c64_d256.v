// Queues of frames of control and of data, which leave when they have credit.
`default_nettype none

module uet_credit_send_b64_l72_c64_d256 (
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
    input  wire   [4:0] cf_vc_0,
    input  wire  [14:0] cf_freed_0,
    input  wire   [4:0] cf_vc_1,
    input  wire  [14:0] cf_freed_1,
    input  wire         cf_valid,
    output wire         data_open,
    output wire  [21:0] counts_used,
    output wire  [21:0] counts_most_used,
    output wire   [7:0] counts_cf_updates,
    output wire   [7:0] counts_cf_refused,
    output wire   [7:0] counts_cc_updates,
    input  wire [511:0] sent_payload_data,
    input  wire  [63:0] sent_payload_keep,
    input  wire         sent_payload_last,
    input  wire         sent_payload_wrong,
    input  wire         sent_valid,
    output wire         sent_ready,
    output wire [511:0] down_payload_data,
    output wire  [63:0] down_payload_keep,
    output wire         down_payload_last,
    output wire         down_payload_user_poison,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         meter_is_control;
    wire         meter_is_mac_control;
    wire         meter_ends;
    wire         meter_control;
    wire  [13:0] meter_bytes;
    reg          first;
    wire         queue_control_opens;
    wire         queue_control_room;
    wire         queue_control_up_ready;
    wire [511:0] queue_control_down_payload_data;
    wire  [63:0] queue_control_down_payload_keep;
    wire         queue_control_down_payload_last;
    wire         queue_control_down_payload_wrong;
    wire         queue_control_down_valid;
    wire  [13:0] queue_control_waiting_payload;
    wire         queue_control_waiting_valid;
    wire         queue_data_opens;
    wire         queue_data_room;
    wire         queue_data_up_ready;
    wire [511:0] queue_data_down_payload_data;
    wire  [63:0] queue_data_down_payload_keep;
    wire         queue_data_down_payload_last;
    wire         queue_data_down_payload_wrong;
    wire         queue_data_down_valid;
    wire  [13:0] queue_data_waiting_payload;
    wire         queue_data_waiting_valid;
    wire         commands_command_valid;
    wire   [1:0] commands_command_payload_vc;
    wire   [3:0] commands_command_payload_kind;
    wire  [19:0] commands_command_payload_value;
    wire   [3:0] credit_room;
    wire  [19:0] credit_status_used;
    wire  [19:0] credit_status_consumed;
    wire  [19:0] credit_status_freed;
    wire         credit_status_enabled;
    wire         credit_status_lossless;
    wire   [3:0] credit_status_waiting;
    wire  [19:0] credit_status_most_used;
    wire  [21:0] credit_counts_used;
    wire  [21:0] credit_counts_most_used;
    wire   [7:0] credit_counts_cf_updates;
    wire   [7:0] credit_counts_cf_refused;
    wire   [7:0] credit_counts_cc_updates;
    wire         credit_refused;
    wire         credit_enqueue_ready;
    wire         credit_cf_update_ready;
    wire         credit_command_ready;
    wire         credit_grant_payload_kind;
    wire   [1:0] credit_grant_payload_vc;
    wire  [13:0] credit_grant_payload_bytes;
    wire   [9:0] credit_grant_payload_cost;
    wire         credit_grant_payload_tag;
    wire         credit_grant_valid;
    wire         credit_cc_update_payload_half;
    wire  [19:0] credit_cc_update_payload_consumed_0;
    wire  [19:0] credit_cc_update_payload_consumed_1;
    wire  [19:0] credit_cc_update_payload_consumed_2;
    wire  [19:0] credit_cc_update_payload_consumed_3;
    wire  [19:0] credit_cc_update_payload_consumed_4;
    wire  [19:0] credit_cc_update_payload_consumed_5;
    wire  [19:0] credit_cc_update_payload_consumed_6;
    wire  [19:0] credit_cc_update_payload_consumed_7;
    wire  [19:0] credit_cc_update_payload_consumed_8;
    wire  [19:0] credit_cc_update_payload_consumed_9;
    wire  [19:0] credit_cc_update_payload_consumed_10;
    wire  [19:0] credit_cc_update_payload_consumed_11;
    wire  [19:0] credit_cc_update_payload_consumed_12;
    wire  [19:0] credit_cc_update_payload_consumed_13;
    wire  [19:0] credit_cc_update_payload_consumed_14;
    wire  [19:0] credit_cc_update_payload_consumed_15;
    wire         credit_cc_update_valid;
    wire         update_cc_update_ready;
    wire [511:0] update_frame_payload_data;
    wire  [63:0] update_frame_payload_keep;
    wire         update_frame_payload_last;
    wire         update_frame_valid;
    wire         grant_up_ready;
    wire         grant_down_payload_kind;
    wire   [1:0] grant_down_payload_vc;
    wire         grant_down_valid;
    wire         slice_up_ready;
    wire [511:0] slice_down_payload_data;
    wire  [63:0] slice_down_payload_keep;
    wire         slice_down_payload_last;
    wire         slice_down_payload_user_poison;
    wire         slice_down_valid;

    wire         go_control = !first || queue_control_opens;
    wire         ready_term = queue_control_up_ready && go_control;
    wire         go_data = !first || queue_data_opens;
    wire         ready = meter_is_control ? ready_term : queue_data_up_ready && go_data;
    assign sent_ready = ready;
    wire  [13:0] charged_bytes = meter_bytes < 14'd60 ? 14'd64 : meter_bytes + 14'd4;
    wire [511:0] to_control_payload_data = sent_payload_data;
    wire  [63:0] to_control_payload_keep = sent_payload_keep;
    wire         to_control_payload_last = sent_payload_last;
    wire         to_control_payload_wrong = sent_payload_wrong;
    wire         to_control_valid = sent_valid && meter_is_control && go_control;
    wire [511:0] to_data_payload_data = sent_payload_data;
    wire  [63:0] to_data_payload_keep = sent_payload_keep;
    wire         to_data_payload_last = sent_payload_last;
    wire         to_data_payload_wrong = sent_payload_wrong;
    wire         to_data_valid = sent_valid && !meter_is_control && go_data;
    wire   [3:0] rooms = credit_room;
    wire         offers_control = queue_control_waiting_valid && rooms[0];
    wire         offers_data = queue_data_waiting_valid && rooms[1] && !offers_control;
    wire         is_update = grant_down_valid && grant_down_payload_kind;
    wire         is_control_term = grant_down_valid && !grant_down_payload_kind;
    wire         is_control = is_control_term && !grant_down_payload_vc[0];
    wire         is_data = is_control_term && grant_down_payload_vc[0];
    wire         valid_term = (is_update && update_frame_valid) || (is_control && queue_control_down_valid);
    wire         valid = valid_term || (is_data && queue_data_down_valid);
    wire         ends_term = update_frame_valid && update_frame_payload_last;
    wire         ends_term_2 = queue_data_down_valid && queue_data_down_payload_last;
    wire         ends_term_3 = queue_control_down_valid && queue_control_down_payload_last;
    wire         ends_choice = grant_down_payload_vc[0] ? ends_term_2 : ends_term_3;
    wire         ends = grant_down_payload_kind ? ends_term : ends_choice;
    wire         sent_valid_and_sent_ready = sent_valid && sent_ready;
    wire [511:0] slice_up_payload_data_choice = is_data ? queue_data_down_payload_data : queue_control_down_payload_data;
    wire  [63:0] slice_up_payload_keep_choice = is_data ? queue_data_down_payload_keep : queue_control_down_payload_keep;
    wire         slice_up_payload_last_choice = is_data ? queue_data_down_payload_last : queue_control_down_payload_last;
    wire         slice_up_payload_user_poison_choice = is_data ? queue_data_down_payload_wrong : queue_control_down_payload_wrong;

    uet_frame_meter_b64 meter (
        .clk            (clk),
        .rst            (rst),
        .beat_data      (sent_payload_data),
        .beat_keep      (sent_payload_keep),
        .beat_last      (sent_payload_last),
        .valid          (sent_valid_and_sent_ready),
        .control_dscps  (settings_control_dscps),
        .is_control     (meter_is_control),
        .is_mac_control (meter_is_mac_control),
        .ends           (meter_ends),
        .control        (meter_control),
        .bytes          (meter_bytes)
    );

    uet_channel_queue_b64_d64_l2 queue_control (
        .clk                (clk),
        .rst                (rst),
        .ends               (meter_ends && meter_control),
        .bytes              (charged_bytes),
        .opens              (queue_control_opens),
        .room               (queue_control_room),
        .up_payload_data    (to_control_payload_data),
        .up_payload_keep    (to_control_payload_keep),
        .up_payload_last    (to_control_payload_last),
        .up_payload_wrong   (to_control_payload_wrong),
        .up_valid           (to_control_valid),
        .up_ready           (queue_control_up_ready),
        .down_payload_data  (queue_control_down_payload_data),
        .down_payload_keep  (queue_control_down_payload_keep),
        .down_payload_last  (queue_control_down_payload_last),
        .down_payload_wrong (queue_control_down_payload_wrong),
        .down_valid         (queue_control_down_valid),
        .down_ready         (is_control && slice_up_ready),
        .waiting_payload    (queue_control_waiting_payload),
        .waiting_valid      (queue_control_waiting_valid),
        .waiting_ready      (offers_control)
    );

    uet_channel_queue_b64_d256_l72 queue_data (
        .clk                (clk),
        .rst                (rst),
        .ends               (meter_ends && !meter_control),
        .bytes              (charged_bytes),
        .opens              (queue_data_opens),
        .room               (queue_data_room),
        .up_payload_data    (to_data_payload_data),
        .up_payload_keep    (to_data_payload_keep),
        .up_payload_last    (to_data_payload_last),
        .up_payload_wrong   (to_data_payload_wrong),
        .up_valid           (to_data_valid),
        .up_ready           (queue_data_up_ready),
        .down_payload_data  (queue_data_down_payload_data),
        .down_payload_keep  (queue_data_down_payload_keep),
        .down_payload_last  (queue_data_down_payload_last),
        .down_payload_wrong (queue_data_down_payload_wrong),
        .down_valid         (queue_data_down_valid),
        .down_ready         (is_data && slice_up_ready),
        .waiting_payload    (queue_data_waiting_payload),
        .waiting_valid      (queue_data_waiting_valid),
        .waiting_ready      (offers_data)
    );

    uet_channel_commands commands (
        .clk                   (clk),
        .rst                   (rst),
        .on                    (settings_transmit),
        .lossless              (settings_lossless),
        .limits_0              (settings_limits_0),
        .limits_1              (settings_limits_1),
        .command_valid         (commands_command_valid),
        .command_payload_vc    (commands_command_payload_vc),
        .command_payload_kind  (commands_command_payload_kind),
        .command_payload_value (commands_command_payload_value)
    );

    cbfc_sender_vc4 credit (
        .clk                           (clk),
        .rst                           (rst),
        .settings_unit_overhead        (8'd0),
        .settings_unit_size            (3'd1),
        .settings_mode                 (2'd0),
        .settings_limit                (20'd0),
        .settings_largest_frame        (10'd0),
        .settings_alpha                (4'd0),
        .settings_weighted             (1'b0),
        .settings_on_fault             (2'd0),
        .updates_clocks                (settings_updates_clocks),
        .updates_period                (settings_updates_period),
        .force_update                  (1'b0),
        .hold_update                   (1'b0),
        .link_fault                    (1'b0),
        .status_vc                     (2'd0),
        .room                          (credit_room),
        .status_used                   (credit_status_used),
        .status_consumed               (credit_status_consumed),
        .status_freed                  (credit_status_freed),
        .status_enabled                (credit_status_enabled),
        .status_lossless               (credit_status_lossless),
        .status_waiting                (credit_status_waiting),
        .status_most_used              (credit_status_most_used),
        .counts_used                   (credit_counts_used),
        .counts_most_used              (credit_counts_most_used),
        .counts_cf_updates             (credit_counts_cf_updates),
        .counts_cf_refused             (credit_counts_cf_refused),
        .counts_cc_updates             (credit_counts_cc_updates),
        .refused                       (credit_refused),
        .enqueue_payload_vc            (offers_control ? 2'd0 : 2'd1),
        .enqueue_payload_bytes         (offers_control ? queue_control_waiting_payload : queue_data_waiting_payload),
        .enqueue_payload_tag           (1'b0),
        .enqueue_valid                 (offers_control || offers_data),
        .enqueue_ready                 (credit_enqueue_ready),
        .cf_update_payload_vc_0        (cf_vc_0),
        .cf_update_payload_freed_0     (cf_freed_0),
        .cf_update_payload_vc_1        (cf_vc_1),
        .cf_update_payload_freed_1     (cf_freed_1),
        .cf_update_valid               (cf_valid),
        .cf_update_ready               (credit_cf_update_ready),
        .command_payload_vc            (commands_command_payload_vc),
        .command_payload_kind          (commands_command_payload_kind),
        .command_payload_value         (commands_command_payload_value),
        .command_valid                 (commands_command_valid),
        .command_ready                 (credit_command_ready),
        .grant_payload_kind            (credit_grant_payload_kind),
        .grant_payload_vc              (credit_grant_payload_vc),
        .grant_payload_bytes           (credit_grant_payload_bytes),
        .grant_payload_cost            (credit_grant_payload_cost),
        .grant_payload_tag             (credit_grant_payload_tag),
        .grant_valid                   (credit_grant_valid),
        .grant_ready                   (grant_up_ready),
        .cc_update_payload_half        (credit_cc_update_payload_half),
        .cc_update_payload_consumed_0  (credit_cc_update_payload_consumed_0),
        .cc_update_payload_consumed_1  (credit_cc_update_payload_consumed_1),
        .cc_update_payload_consumed_2  (credit_cc_update_payload_consumed_2),
        .cc_update_payload_consumed_3  (credit_cc_update_payload_consumed_3),
        .cc_update_payload_consumed_4  (credit_cc_update_payload_consumed_4),
        .cc_update_payload_consumed_5  (credit_cc_update_payload_consumed_5),
        .cc_update_payload_consumed_6  (credit_cc_update_payload_consumed_6),
        .cc_update_payload_consumed_7  (credit_cc_update_payload_consumed_7),
        .cc_update_payload_consumed_8  (credit_cc_update_payload_consumed_8),
        .cc_update_payload_consumed_9  (credit_cc_update_payload_consumed_9),
        .cc_update_payload_consumed_10 (credit_cc_update_payload_consumed_10),
        .cc_update_payload_consumed_11 (credit_cc_update_payload_consumed_11),
        .cc_update_payload_consumed_12 (credit_cc_update_payload_consumed_12),
        .cc_update_payload_consumed_13 (credit_cc_update_payload_consumed_13),
        .cc_update_payload_consumed_14 (credit_cc_update_payload_consumed_14),
        .cc_update_payload_consumed_15 (credit_cc_update_payload_consumed_15),
        .cc_update_valid               (credit_cc_update_valid),
        .cc_update_ready               (update_cc_update_ready)
    );

    cbfc_cc_update_frame_b64 update (
        .destination                   (48'h180c2000001),
        .origin                        (settings_mac),
        .cc_update_payload_half        (credit_cc_update_payload_half),
        .cc_update_payload_consumed_0  (credit_cc_update_payload_consumed_0),
        .cc_update_payload_consumed_1  (credit_cc_update_payload_consumed_1),
        .cc_update_payload_consumed_2  (credit_cc_update_payload_consumed_2),
        .cc_update_payload_consumed_3  (credit_cc_update_payload_consumed_3),
        .cc_update_payload_consumed_4  (credit_cc_update_payload_consumed_4),
        .cc_update_payload_consumed_5  (credit_cc_update_payload_consumed_5),
        .cc_update_payload_consumed_6  (credit_cc_update_payload_consumed_6),
        .cc_update_payload_consumed_7  (credit_cc_update_payload_consumed_7),
        .cc_update_payload_consumed_8  (credit_cc_update_payload_consumed_8),
        .cc_update_payload_consumed_9  (credit_cc_update_payload_consumed_9),
        .cc_update_payload_consumed_10 (credit_cc_update_payload_consumed_10),
        .cc_update_payload_consumed_11 (credit_cc_update_payload_consumed_11),
        .cc_update_payload_consumed_12 (credit_cc_update_payload_consumed_12),
        .cc_update_payload_consumed_13 (credit_cc_update_payload_consumed_13),
        .cc_update_payload_consumed_14 (credit_cc_update_payload_consumed_14),
        .cc_update_payload_consumed_15 (credit_cc_update_payload_consumed_15),
        .cc_update_valid               (credit_cc_update_valid),
        .cc_update_ready               (update_cc_update_ready),
        .frame_payload_data            (update_frame_payload_data),
        .frame_payload_keep            (update_frame_payload_keep),
        .frame_payload_last            (update_frame_payload_last),
        .frame_valid                   (update_frame_valid),
        .frame_ready                   (is_update && slice_up_ready)
    );

    backward_slice_w3 grant (
        .clk               (clk),
        .rst               (rst),
        .up_payload_kind   (credit_grant_payload_kind),
        .up_payload_vc     (credit_grant_payload_vc),
        .up_valid          (credit_grant_valid),
        .up_ready          (grant_up_ready),
        .down_payload_kind (grant_down_payload_kind),
        .down_payload_vc   (grant_down_payload_vc),
        .down_valid        (grant_down_valid),
        .down_ready        (grant_down_valid && ends && slice_up_ready)
    );

    full_slice_w578 slice (
        .clk                      (clk),
        .rst                      (rst),
        .up_payload_data          (is_update ? update_frame_payload_data : slice_up_payload_data_choice),
        .up_payload_keep          (is_update ? update_frame_payload_keep : slice_up_payload_keep_choice),
        .up_payload_last          (is_update ? update_frame_payload_last : slice_up_payload_last_choice),
        .up_payload_user_poison   (!is_update && slice_up_payload_user_poison_choice),
        .up_valid                 (valid),
        .up_ready                 (slice_up_ready),
        .down_payload_data        (slice_down_payload_data),
        .down_payload_keep        (slice_down_payload_keep),
        .down_payload_last        (slice_down_payload_last),
        .down_payload_user_poison (slice_down_payload_user_poison),
        .down_valid               (slice_down_valid),
        .down_ready               (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            first <= 1'b1;
        end else begin
            if (sent_valid_and_sent_ready) begin
                first <= sent_payload_last;
            end
        end
    end

    assign data_open = queue_data_room && queue_control_room;
    assign counts_used = credit_counts_used;
    assign counts_most_used = credit_counts_most_used;
    assign counts_cf_updates = credit_counts_cf_updates;
    assign counts_cf_refused = credit_counts_cf_refused;
    assign counts_cc_updates = credit_counts_cc_updates;
    assign down_payload_data = slice_down_payload_data;
    assign down_payload_keep = slice_down_payload_keep;
    assign down_payload_last = slice_down_payload_last;
    assign down_payload_user_poison = slice_down_payload_user_poison;
    assign down_valid = slice_down_valid;

    wire _unused_ok = &{1'b0, settings_receive, settings_own_limits_0, settings_own_limits_1, settings_minimum_spacing, settings_maximum_spacing, meter_is_mac_control, rooms[3:2], credit_status_used, credit_status_consumed, credit_status_freed, credit_status_enabled, credit_status_lossless, credit_status_waiting, credit_status_most_used, credit_refused, credit_enqueue_ready, credit_cf_update_ready, credit_command_ready, credit_grant_payload_bytes, credit_grant_payload_cost, credit_grant_payload_tag, grant_down_payload_vc[1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) what_is_granted_is_there: assert (!(is_control || is_data) || valid);
`endif

endmodule

`default_nettype wire
