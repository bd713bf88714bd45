// Frames and messages out of blocks of 64b/66b, 64 bytes a clock, for link-level retry.
`default_nettype none

module llr_decoder_b64 (
    input  wire         clk,
    input  wire         rst,
    input  wire         column_0_control,
    input  wire  [63:0] column_0_data,
    input  wire         column_1_control,
    input  wire  [63:0] column_1_data,
    input  wire         column_2_control,
    input  wire  [63:0] column_2_data,
    input  wire         column_3_control,
    input  wire  [63:0] column_3_data,
    input  wire         column_4_control,
    input  wire  [63:0] column_4_data,
    input  wire         column_5_control,
    input  wire  [63:0] column_5_data,
    input  wire         column_6_control,
    input  wire  [63:0] column_6_data,
    input  wire         column_7_control,
    input  wire  [63:0] column_7_data,
    input  wire         valid,
    input  wire         pcs_up,
    output wire [511:0] beat_data,
    output wire  [63:0] beat_keep,
    output wire         beat_last,
    output wire         beat_user_llr,
    output wire  [19:0] beat_user_seq,
    output wire         beat_valid,
    output wire         error,
    output wire   [1:0] message_kind,
    output wire  [19:0] message_seq,
    output wire  [15:0] message_init_data,
    output wire         message_valid,
    output wire   [4:0] cf_update_vc_0,
    output wire  [14:0] cf_update_freed_0,
    output wire   [4:0] cf_update_vc_1,
    output wire  [14:0] cf_update_freed_1,
    output wire         cf_update_valid,
    output wire  [11:0] counts_rx_ctl_os_type_error,
    output wire  [11:0] counts_rx_ctl_os_padding_error,
    output wire  [11:0] counts_rx_ctl_os_spacing_error,
    output wire  [11:0] counts_rx_preamble_error,
    output wire  [11:0] counts_rx_cut,
    output wire  [11:0] counts_rx_runt,
    output wire  [11:0] counts_rx_refused
);

    wire  [63:0] reader_read_one_blocks_0;
    wire  [63:0] reader_read_one_blocks_1;
    wire  [63:0] reader_read_one_blocks_2;
    wire  [63:0] reader_read_one_blocks_3;
    wire  [63:0] reader_read_one_blocks_4;
    wire  [63:0] reader_read_one_blocks_5;
    wire  [63:0] reader_read_one_blocks_6;
    wire  [63:0] reader_read_one_blocks_7;
    wire   [3:0] reader_read_one_own;
    wire   [3:0] reader_read_one_own_full;
    wire         reader_read_one_stops;
    wire         reader_read_one_stops_well;
    wire   [2:0] reader_read_one_rest;
    wire         reader_read_one_begins;
    wire         reader_read_one_tag_llr;
    wire  [19:0] reader_read_one_tag_seq;
    wire   [3:0] reader_read_one_bad_preambles;
    wire  [55:0] reader_read_one_set_body;
    wire         reader_read_one_has_set;
    wire   [2:0] reader_read_several_places_0;
    wire   [2:0] reader_read_several_places_1;
    wire   [2:0] reader_read_several_places_2;
    wire   [2:0] reader_read_several_places_3;
    wire   [2:0] reader_read_several_places_4;
    wire   [2:0] reader_read_several_places_5;
    wire   [2:0] reader_read_several_places_6;
    wire   [2:0] reader_read_several_places_7;
    wire   [7:0] reader_read_several_begun;
    wire   [3:0] reader_read_several_begun_count;
    wire   [3:0] reader_read_several_inner;
    wire   [3:0] reader_read_several_inner_cuts;
    wire   [3:0] reader_read_several_more_sets;
    wire [511:0] joiner_beat_data;
    wire  [63:0] joiner_beat_keep;
    wire         joiner_beat_last;
    wire         joiner_beat_user_llr;
    wire  [19:0] joiner_beat_user_seq;
    wire         joiner_valid;
    wire         joiner_error;
    wire         joiner_refused;
    wire         joiner_cut;
    wire         joiner_runt;
    wire   [1:0] set_message_kind;
    wire  [19:0] set_message_seq;
    wire  [15:0] set_message_init_data;
    wire         set_is_message;
    wire   [4:0] set_cf_update_vc_0;
    wire  [14:0] set_cf_update_freed_0;
    wire   [4:0] set_cf_update_vc_1;
    wire  [14:0] set_cf_update_freed_1;
    wire         set_is_cf_update;
    wire         set_type_error;
    wire         set_padding_error;
    wire   [1:0] message_later_q_kind;
    wire  [19:0] message_later_q_seq;
    wire  [15:0] message_later_q_init_data;
    reg          message_ago_1;
    reg          message_ago_2;
    reg          message_ago_3;
    reg          message_ago_4;
    reg          message_ago_5;
    wire   [4:0] cf_update_later_q_vc_0;
    wire  [14:0] cf_update_later_q_freed_0;
    wire   [4:0] cf_update_later_q_vc_1;
    wire  [14:0] cf_update_later_q_freed_1;
    reg          cf_update_ago_1;
    reg          cf_update_ago_2;
    reg          cf_update_ago_3;
    reg          cf_update_ago_4;
    reg          cf_update_ago_5;
    reg    [4:0] type_error;
    wire  [11:0] type_error_counter_count;
    reg    [4:0] padding_error;
    wire  [11:0] padding_error_counter_count;
    reg    [4:0] spacing_error;
    wire  [11:0] spacing_error_counter_count;
    reg    [4:0] preamble_error;
    wire  [11:0] preamble_error_counter_count;
    reg    [4:0] cut;
    wire  [11:0] cut_counter_count;
    reg    [4:0] runt;
    wire  [11:0] runt_counter_count;
    reg    [4:0] refused;
    wire  [11:0] refused_counter_count;

    llr_column_read_b64 reader (
        .clk                      (clk),
        .rst                      (rst),
        .column_0_control         (column_0_control),
        .column_0_data            (column_0_data),
        .column_1_control         (column_1_control),
        .column_1_data            (column_1_data),
        .column_2_control         (column_2_control),
        .column_2_data            (column_2_data),
        .column_3_control         (column_3_control),
        .column_3_data            (column_3_data),
        .column_4_control         (column_4_control),
        .column_4_data            (column_4_data),
        .column_5_control         (column_5_control),
        .column_5_data            (column_5_data),
        .column_6_control         (column_6_control),
        .column_6_data            (column_6_data),
        .column_7_control         (column_7_control),
        .column_7_data            (column_7_data),
        .valid                    (valid),
        .pcs_up                   (pcs_up),
        .read_one_blocks_0        (reader_read_one_blocks_0),
        .read_one_blocks_1        (reader_read_one_blocks_1),
        .read_one_blocks_2        (reader_read_one_blocks_2),
        .read_one_blocks_3        (reader_read_one_blocks_3),
        .read_one_blocks_4        (reader_read_one_blocks_4),
        .read_one_blocks_5        (reader_read_one_blocks_5),
        .read_one_blocks_6        (reader_read_one_blocks_6),
        .read_one_blocks_7        (reader_read_one_blocks_7),
        .read_one_own             (reader_read_one_own),
        .read_one_own_full        (reader_read_one_own_full),
        .read_one_stops           (reader_read_one_stops),
        .read_one_stops_well      (reader_read_one_stops_well),
        .read_one_rest            (reader_read_one_rest),
        .read_one_begins          (reader_read_one_begins),
        .read_one_tag_llr         (reader_read_one_tag_llr),
        .read_one_tag_seq         (reader_read_one_tag_seq),
        .read_one_bad_preambles   (reader_read_one_bad_preambles),
        .read_one_set_body        (reader_read_one_set_body),
        .read_one_has_set         (reader_read_one_has_set),
        .read_several_places_0    (reader_read_several_places_0),
        .read_several_places_1    (reader_read_several_places_1),
        .read_several_places_2    (reader_read_several_places_2),
        .read_several_places_3    (reader_read_several_places_3),
        .read_several_places_4    (reader_read_several_places_4),
        .read_several_places_5    (reader_read_several_places_5),
        .read_several_places_6    (reader_read_several_places_6),
        .read_several_places_7    (reader_read_several_places_7),
        .read_several_begun       (reader_read_several_begun),
        .read_several_begun_count (reader_read_several_begun_count),
        .read_several_inner       (reader_read_several_inner),
        .read_several_inner_cuts  (reader_read_several_inner_cuts),
        .read_several_more_sets   (reader_read_several_more_sets)
    );

    llr_frame_join_b64 joiner (
        .clk                        (clk),
        .rst                        (rst),
        .column_one_blocks_0        (reader_read_one_blocks_0),
        .column_one_blocks_1        (reader_read_one_blocks_1),
        .column_one_blocks_2        (reader_read_one_blocks_2),
        .column_one_blocks_3        (reader_read_one_blocks_3),
        .column_one_blocks_4        (reader_read_one_blocks_4),
        .column_one_blocks_5        (reader_read_one_blocks_5),
        .column_one_blocks_6        (reader_read_one_blocks_6),
        .column_one_blocks_7        (reader_read_one_blocks_7),
        .column_one_own             (reader_read_one_own),
        .column_one_own_full        (reader_read_one_own_full),
        .column_one_stops           (reader_read_one_stops),
        .column_one_stops_well      (reader_read_one_stops_well),
        .column_one_rest            (reader_read_one_rest),
        .column_one_begins          (reader_read_one_begins),
        .column_one_tag_llr         (reader_read_one_tag_llr),
        .column_one_tag_seq         (reader_read_one_tag_seq),
        .column_one_bad_preambles   (reader_read_one_bad_preambles),
        .column_one_set_body        (reader_read_one_set_body),
        .column_one_has_set         (reader_read_one_has_set),
        .column_several_places_0    (reader_read_several_places_0),
        .column_several_places_1    (reader_read_several_places_1),
        .column_several_places_2    (reader_read_several_places_2),
        .column_several_places_3    (reader_read_several_places_3),
        .column_several_places_4    (reader_read_several_places_4),
        .column_several_places_5    (reader_read_several_places_5),
        .column_several_places_6    (reader_read_several_places_6),
        .column_several_places_7    (reader_read_several_places_7),
        .column_several_begun       (reader_read_several_begun),
        .column_several_begun_count (reader_read_several_begun_count),
        .column_several_inner       (reader_read_several_inner),
        .column_several_inner_cuts  (reader_read_several_inner_cuts),
        .column_several_more_sets   (reader_read_several_more_sets),
        .beat_data                  (joiner_beat_data),
        .beat_keep                  (joiner_beat_keep),
        .beat_last                  (joiner_beat_last),
        .beat_user_llr              (joiner_beat_user_llr),
        .beat_user_seq              (joiner_beat_user_seq),
        .valid                      (joiner_valid),
        .error                      (joiner_error),
        .refused                    (joiner_refused),
        .cut                        (joiner_cut),
        .runt                       (joiner_runt)
    );

    llr_ordered_set_read set (
        .body              (reader_read_one_set_body),
        .message_kind      (set_message_kind),
        .message_seq       (set_message_seq),
        .message_init_data (set_message_init_data),
        .is_message        (set_is_message),
        .cf_update_vc_0    (set_cf_update_vc_0),
        .cf_update_freed_0 (set_cf_update_freed_0),
        .cf_update_vc_1    (set_cf_update_vc_1),
        .cf_update_freed_1 (set_cf_update_freed_1),
        .is_cf_update      (set_is_cf_update),
        .type_error        (set_type_error),
        .padding_error     (set_padding_error)
    );

    delay_w38_c5 message_later (
        .clk         (clk),
        .d_kind      (set_message_kind),
        .d_seq       (set_message_seq),
        .d_init_data (set_message_init_data),
        .q_kind      (message_later_q_kind),
        .q_seq       (message_later_q_seq),
        .q_init_data (message_later_q_init_data)
    );

    delay_w40_c5 cf_update_later (
        .clk       (clk),
        .d_vc_0    (set_cf_update_vc_0),
        .d_freed_0 (set_cf_update_freed_0),
        .d_vc_1    (set_cf_update_vc_1),
        .d_freed_1 (set_cf_update_freed_1),
        .q_vc_0    (cf_update_later_q_vc_0),
        .q_freed_0 (cf_update_later_q_freed_0),
        .q_vc_1    (cf_update_later_q_vc_1),
        .q_freed_1 (cf_update_later_q_freed_1)
    );

    rolling_counter_w12_by5 type_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (type_error),
        .count  (type_error_counter_count)
    );

    rolling_counter_w12_by5 padding_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (padding_error),
        .count  (padding_error_counter_count)
    );

    rolling_counter_w12_by5 spacing_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (spacing_error),
        .count  (spacing_error_counter_count)
    );

    rolling_counter_w12_by5 preamble_error_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (preamble_error),
        .count  (preamble_error_counter_count)
    );

    rolling_counter_w12_by5 cut_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (cut),
        .count  (cut_counter_count)
    );

    rolling_counter_w12_by5 runt_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (runt),
        .count  (runt_counter_count)
    );

    rolling_counter_w12_by5 refused_counter (
        .clk    (clk),
        .rst    (rst),
        .amount (refused),
        .count  (refused_counter_count)
    );

    always @(posedge clk) begin
        if (rst) begin
            message_ago_1 <= 1'b0;
            message_ago_2 <= 1'b0;
            message_ago_3 <= 1'b0;
            message_ago_4 <= 1'b0;
            message_ago_5 <= 1'b0;
            cf_update_ago_1 <= 1'b0;
            cf_update_ago_2 <= 1'b0;
            cf_update_ago_3 <= 1'b0;
            cf_update_ago_4 <= 1'b0;
            cf_update_ago_5 <= 1'b0;
            type_error <= 5'd0;
            padding_error <= 5'd0;
            spacing_error <= 5'd0;
            preamble_error <= 5'd0;
            cut <= 5'd0;
            runt <= 5'd0;
            refused <= 5'd0;
        end else begin
            message_ago_1 <= set_is_message && reader_read_one_has_set;
            message_ago_2 <= message_ago_1;
            message_ago_3 <= message_ago_2;
            message_ago_4 <= message_ago_3;
            message_ago_5 <= message_ago_4;
            cf_update_ago_1 <= set_is_cf_update && reader_read_one_has_set;
            cf_update_ago_2 <= cf_update_ago_1;
            cf_update_ago_3 <= cf_update_ago_2;
            cf_update_ago_4 <= cf_update_ago_3;
            cf_update_ago_5 <= cf_update_ago_4;
            type_error <= {4'd0, set_type_error && reader_read_one_has_set};
            padding_error <= {4'd0, set_padding_error && reader_read_one_has_set};
            spacing_error <= {1'b0, reader_read_several_more_sets};
            preamble_error <= {1'b0, reader_read_one_bad_preambles};
            cut <= {1'b0, reader_read_several_inner_cuts} + {4'd0, joiner_cut};
            runt <= {1'b0, reader_read_several_inner} + {4'd0, joiner_runt};
            refused <= {4'd0, joiner_refused};
        end
    end

    assign beat_data = joiner_beat_data;
    assign beat_keep = joiner_beat_keep;
    assign beat_last = joiner_beat_last;
    assign beat_user_llr = joiner_beat_user_llr;
    assign beat_user_seq = joiner_beat_user_seq;
    assign beat_valid = joiner_valid;
    assign error = joiner_error;
    assign message_kind = message_later_q_kind;
    assign message_seq = message_later_q_seq;
    assign message_init_data = message_later_q_init_data;
    assign message_valid = message_ago_5;
    assign cf_update_vc_0 = cf_update_later_q_vc_0;
    assign cf_update_freed_0 = cf_update_later_q_freed_0;
    assign cf_update_vc_1 = cf_update_later_q_vc_1;
    assign cf_update_freed_1 = cf_update_later_q_freed_1;
    assign cf_update_valid = cf_update_ago_5;
    assign counts_rx_ctl_os_type_error = type_error_counter_count;
    assign counts_rx_ctl_os_padding_error = padding_error_counter_count;
    assign counts_rx_ctl_os_spacing_error = spacing_error_counter_count;
    assign counts_rx_preamble_error = preamble_error_counter_count;
    assign counts_rx_cut = cut_counter_count;
    assign counts_rx_runt = runt_counter_count;
    assign counts_rx_refused = refused_counter_count;

endmodule

`default_nettype wire
