// Makes what comes from peers ready for the event pipe.
`default_nettype none

module pds_initiator_intake_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire   [2:0] peer_kind,
    input  wire [127:0] peer_source,
    input  wire   [3:0] peer_local,
    input  wire  [15:0] peer_spdcid,
    input  wire  [15:0] peer_dpdcid,
    input  wire         peer_m,
    input  wire         peer_retx,
    input  wire   [1:0] peer_req,
    input  wire         peer_probe,
    input  wire  [15:0] peer_offset,
    input  wire  [31:0] peer_psn,
    input  wire   [7:0] peer_nack_code,
    input  wire  [31:0] peer_payload,
    input  wire         peer_has_state,
    input  wire   [7:0] peer_mpr,
    input  wire  [15:0] peer_sack_offset,
    input  wire  [63:0] peer_sack_bitmap,
    input  wire  [15:0] peer_ooo_count,
    input  wire         peer_has_nscc,
    input  wire  [15:0] peer_service_time,
    input  wire         peer_restore_cwnd,
    input  wire   [6:0] peer_rcv_cwnd_pend,
    input  wire  [23:0] peer_rcvd_bytes,
    input  wire         peer_has_credit,
    input  wire  [23:0] peer_credit,
    input  wire  [15:0] peer_entropy,
    input  wire         peer_response_present,
    input  wire   [1:0] peer_response_list,
    input  wire   [5:0] peer_response_opcode,
    input  wire   [5:0] peer_response_return_code,
    input  wire  [15:0] peer_response_message_id,
    input  wire  [31:0] peer_response_modified_length,
    input  wire         open_enable,
    input  wire   [2:0] open_payload_place,
    input  wire  [15:0] open_payload_pdcid,
    input  wire         open_payload_rod,
    input  wire         open_payload_roce,
    input  wire   [2:0] open_payload_ccc,
    input  wire         open_payload_starts,
    input  wire  [31:0] open_payload_start_psn,
    input  wire [127:0] open_payload_destination,
    input  wire   [3:0] open_payload_local,
    input  wire         start_write_enable,
    input  wire   [2:0] start_write_place,
    input  wire  [31:0] start_write_start,
    input  wire         switches_trim_nack,
    input  wire         switches_loss_nack,
    output wire         mismatch,
    output wire         dropped,
    output wire   [4:0] next_payload_event_kind,
    output wire   [2:0] next_payload_event_place,
    output wire  [31:0] next_payload_event_rel,
    output wire  [31:0] next_payload_event_cum,
    output wire   [7:0] next_payload_event_record,
    output wire   [3:0] next_payload_event_act,
    output wire   [7:0] next_payload_event_code,
    output wire         next_payload_event_for_packet,
    output wire         next_payload_event_retx,
    output wire         next_payload_event_m,
    output wire         next_payload_event_asks_clear,
    output wire         next_payload_event_asks_close,
    output wire         next_payload_event_has_state,
    output wire         next_payload_event_counts,
    output wire   [7:0] next_payload_event_mpr,
    output wire         next_payload_event_flag,
    output wire  [15:0] next_payload_event_pdcid,
    output wire  [15:0] next_payload_event_spdcid,
    output wire  [15:0] next_payload_detail_opaque,
    output wire  [15:0] next_payload_detail_ooo_count,
    output wire         next_payload_detail_has_nscc,
    output wire  [15:0] next_payload_detail_service_time,
    output wire         next_payload_detail_restore_cwnd,
    output wire   [6:0] next_payload_detail_rcv_cwnd_pend,
    output wire         next_payload_detail_has_credit,
    output wire  [23:0] next_payload_detail_credit,
    output wire  [15:0] next_payload_detail_entropy,
    output wire         next_payload_detail_response_present,
    output wire   [1:0] next_payload_detail_response_list,
    output wire   [5:0] next_payload_detail_response_opcode,
    output wire   [5:0] next_payload_detail_response_return_code,
    output wire  [15:0] next_payload_detail_response_message_id,
    output wire  [31:0] next_payload_detail_response_modified_length,
    output wire  [23:0] next_payload_detail_rcvd_bytes,
    output wire  [31:0] next_payload_detail_sack_base,
    output wire  [63:0] next_payload_detail_sack_bitmap,
    output wire         next_valid,
    input  wire         next_ready
);

    localparam [3:0] ACT_NEW_START       = 4'd2;
    localparam [4:0] KIND_ACK            = 5'd2;
    localparam [4:0] KIND_NACK           = 5'd3;
    localparam [4:0] KIND_CLEAR_REQ      = 5'd4;
    localparam [4:0] KIND_CLOSE_REQ      = 5'd5;
    localparam [4:0] KIND_CREDIT         = 5'd6;
    localparam [1:0] PEER_REQ_CLEAR      = 2'd1;
    localparam [1:0] PEER_REQ_CLOSE      = 2'd2;
    localparam [2:0] PEER_KIND_ACK       = 3'd0;
    localparam [2:0] PEER_KIND_NACK      = 3'd1;
    localparam [2:0] PEER_KIND_CLEAR_REQ = 3'd2;
    localparam [2:0] PEER_KIND_CLOSE_REQ = 3'd3;

    wire [127:0] addresses_word_destination;
    wire   [3:0] addresses_word_local;
    wire  [31:0] starts_word;
    reg    [2:0] peer_read_kind;
    reg  [127:0] peer_read_source;
    reg    [3:0] peer_read_local;
    reg   [15:0] peer_read_spdcid;
    reg   [15:0] peer_read_dpdcid;
    reg          peer_read_m;
    reg          peer_read_retx;
    reg    [1:0] peer_read_req;
    reg          peer_read_probe;
    reg   [15:0] peer_read_offset;
    reg   [31:0] peer_read_psn;
    reg    [7:0] peer_read_nack_code;
    reg   [31:0] peer_read_payload;
    reg          peer_read_has_state;
    reg    [7:0] peer_read_mpr;
    reg   [15:0] peer_read_sack_offset;
    reg   [63:0] peer_read_sack_bitmap;
    reg   [15:0] peer_read_ooo_count;
    reg          peer_read_has_nscc;
    reg   [15:0] peer_read_service_time;
    reg          peer_read_restore_cwnd;
    reg    [6:0] peer_read_rcv_cwnd_pend;
    reg   [23:0] peer_read_rcvd_bytes;
    reg          peer_read_has_credit;
    reg   [23:0] peer_read_credit;
    reg   [15:0] peer_read_entropy;
    reg          peer_read_response_present;
    reg    [1:0] peer_read_response_list;
    reg    [5:0] peer_read_response_opcode;
    reg    [5:0] peer_read_response_return_code;
    reg   [15:0] peer_read_response_message_id;
    reg   [31:0] peer_read_response_modified_length;
    reg    [2:0] peer_compare_kind;
    reg  [127:0] peer_compare_source;
    reg    [3:0] peer_compare_local;
    reg   [15:0] peer_compare_spdcid;
    reg   [15:0] peer_compare_dpdcid;
    reg          peer_compare_m;
    reg          peer_compare_retx;
    reg    [1:0] peer_compare_req;
    reg          peer_compare_probe;
    reg   [15:0] peer_compare_offset;
    reg   [31:0] peer_compare_psn;
    reg    [7:0] peer_compare_nack_code;
    reg   [31:0] peer_compare_payload;
    reg          peer_compare_has_state;
    reg    [7:0] peer_compare_mpr;
    reg   [15:0] peer_compare_sack_offset;
    reg   [63:0] peer_compare_sack_bitmap;
    reg   [15:0] peer_compare_ooo_count;
    reg          peer_compare_has_nscc;
    reg   [15:0] peer_compare_service_time;
    reg          peer_compare_restore_cwnd;
    reg    [6:0] peer_compare_rcv_cwnd_pend;
    reg   [23:0] peer_compare_rcvd_bytes;
    reg          peer_compare_has_credit;
    reg   [23:0] peer_compare_credit;
    reg   [15:0] peer_compare_entropy;
    reg          peer_compare_response_present;
    reg    [1:0] peer_compare_response_list;
    reg    [5:0] peer_compare_response_opcode;
    reg    [5:0] peer_compare_response_return_code;
    reg   [15:0] peer_compare_response_message_id;
    reg   [31:0] peer_compare_response_modified_length;
    reg   [31:0] rel_form;
    reg   [31:0] expected_form;
    reg    [3:0] act_form;
    reg          is_nack_form;
    reg    [2:0] peer_form_kind;
    reg  [127:0] peer_form_source;
    reg    [3:0] peer_form_local;
    reg   [15:0] peer_form_spdcid;
    reg   [15:0] peer_form_dpdcid;
    reg          peer_form_m;
    reg          peer_form_retx;
    reg    [1:0] peer_form_req;
    reg          peer_form_probe;
    reg   [15:0] peer_form_offset;
    reg   [31:0] peer_form_psn;
    reg    [7:0] peer_form_nack_code;
    reg   [31:0] peer_form_payload;
    reg          peer_form_has_state;
    reg    [7:0] peer_form_mpr;
    reg   [15:0] peer_form_sack_offset;
    reg   [63:0] peer_form_sack_bitmap;
    reg   [15:0] peer_form_ooo_count;
    reg          peer_form_has_nscc;
    reg   [15:0] peer_form_service_time;
    reg          peer_form_restore_cwnd;
    reg    [6:0] peer_form_rcv_cwnd_pend;
    reg   [23:0] peer_form_rcvd_bytes;
    reg          peer_form_has_credit;
    reg   [23:0] peer_form_credit;
    reg   [15:0] peer_form_entropy;
    reg          peer_form_response_present;
    reg    [1:0] peer_form_response_list;
    reg    [5:0] peer_form_response_opcode;
    reg    [5:0] peer_form_response_return_code;
    reg   [15:0] peer_form_response_message_id;
    reg   [31:0] peer_form_response_modified_length;
    reg    [4:0] kind;
    reg          same_0_form;
    reg          same_1_form;
    reg          same_2_form;
    reg          same_3_form;
    reg          same_local_form;
    reg    [4:0] taken_event_kind;
    reg    [2:0] taken_event_place;
    reg   [31:0] taken_event_rel;
    reg   [31:0] taken_event_cum;
    reg    [7:0] taken_event_record;
    reg    [3:0] taken_event_act;
    reg    [7:0] taken_event_code;
    reg          taken_event_for_packet;
    reg          taken_event_retx;
    reg          taken_event_m;
    reg          taken_event_asks_clear;
    reg          taken_event_asks_close;
    reg          taken_event_has_state;
    reg          taken_event_counts;
    reg    [7:0] taken_event_mpr;
    reg          taken_event_flag;
    reg   [15:0] taken_event_pdcid;
    reg   [15:0] taken_event_spdcid;
    reg   [15:0] taken_detail_opaque;
    reg   [15:0] taken_detail_ooo_count;
    reg          taken_detail_has_nscc;
    reg   [15:0] taken_detail_service_time;
    reg          taken_detail_restore_cwnd;
    reg    [6:0] taken_detail_rcv_cwnd_pend;
    reg          taken_detail_has_credit;
    reg   [23:0] taken_detail_credit;
    reg   [15:0] taken_detail_entropy;
    reg          taken_detail_response_present;
    reg    [1:0] taken_detail_response_list;
    reg    [5:0] taken_detail_response_opcode;
    reg    [5:0] taken_detail_response_return_code;
    reg   [15:0] taken_detail_response_message_id;
    reg   [31:0] taken_detail_response_modified_length;
    reg   [23:0] taken_detail_rcvd_bytes;
    reg   [31:0] taken_detail_sack_base;
    reg   [63:0] taken_detail_sack_bitmap;
    reg          valid_read;
    reg          valid_compare;
    reg          valid_form;
    reg          taken_valid;
    wire         waiting_up_ready;
    wire   [4:0] waiting_down_payload_event_kind;
    wire   [2:0] waiting_down_payload_event_place;
    wire  [31:0] waiting_down_payload_event_rel;
    wire  [31:0] waiting_down_payload_event_cum;
    wire   [7:0] waiting_down_payload_event_record;
    wire   [3:0] waiting_down_payload_event_act;
    wire   [7:0] waiting_down_payload_event_code;
    wire         waiting_down_payload_event_for_packet;
    wire         waiting_down_payload_event_retx;
    wire         waiting_down_payload_event_m;
    wire         waiting_down_payload_event_asks_clear;
    wire         waiting_down_payload_event_asks_close;
    wire         waiting_down_payload_event_has_state;
    wire         waiting_down_payload_event_counts;
    wire   [7:0] waiting_down_payload_event_mpr;
    wire         waiting_down_payload_event_flag;
    wire  [15:0] waiting_down_payload_event_pdcid;
    wire  [15:0] waiting_down_payload_event_spdcid;
    wire  [15:0] waiting_down_payload_detail_opaque;
    wire  [15:0] waiting_down_payload_detail_ooo_count;
    wire         waiting_down_payload_detail_has_nscc;
    wire  [15:0] waiting_down_payload_detail_service_time;
    wire         waiting_down_payload_detail_restore_cwnd;
    wire   [6:0] waiting_down_payload_detail_rcv_cwnd_pend;
    wire         waiting_down_payload_detail_has_credit;
    wire  [23:0] waiting_down_payload_detail_credit;
    wire  [15:0] waiting_down_payload_detail_entropy;
    wire         waiting_down_payload_detail_response_present;
    wire   [1:0] waiting_down_payload_detail_response_list;
    wire   [5:0] waiting_down_payload_detail_response_opcode;
    wire   [5:0] waiting_down_payload_detail_response_return_code;
    wire  [15:0] waiting_down_payload_detail_response_message_id;
    wire  [31:0] waiting_down_payload_detail_response_modified_length;
    wire  [23:0] waiting_down_payload_detail_rcvd_bytes;
    wire  [31:0] waiting_down_payload_detail_sack_base;
    wire  [63:0] waiting_down_payload_detail_sack_bitmap;
    wire         waiting_down_valid;
    reg          mismatched;

    wire  [2:0] place = peer_dpdcid[2:0];
    wire [31:0] rel = peer_compare_psn - starts_word;
    wire [31:0] expected = peer_compare_payload - starts_word;
    wire        same_0 = addresses_word_destination[31:0] == peer_compare_source[31:0];
    wire        same_1 = addresses_word_destination[63:32] == peer_compare_source[63:32];
    wire        same_2 = addresses_word_destination[95:64] == peer_compare_source[95:64];
    wire        same_3 = addresses_word_destination[127:96] == peer_compare_source[127:96];
    wire        same_local = addresses_word_local == peer_compare_local;
    wire        act_term = peer_compare_nack_code == 8'd15 || peer_compare_nack_code == 8'd16;
    wire        act_term_2 = act_term || peer_compare_nack_code == 8'd17;
    wire        act_term_3 = act_term_2 || peer_compare_nack_code == 8'd19;
    wire        act_term_4 = act_term_3 || peer_compare_nack_code == 8'd21;
    wire        act_term_5 = act_term_4 || peer_compare_nack_code == 8'd22;
    wire        act_term_6 = act_term_5 || peer_compare_nack_code == 8'd25;
    wire        act_term_7 = peer_compare_nack_code == 8'd1 || peer_compare_nack_code == 8'd3;
    wire  [3:0] act_choice = switches_trim_nack ? 4'd6 : 4'd1;
    wire        act_term_8 = peer_compare_nack_code == 8'd18 || peer_compare_nack_code == 8'd20;
    wire        act_term_9 = act_term_8 || peer_compare_nack_code == 8'd26;
    wire        act_term_10 = act_term_9 || peer_compare_nack_code == 8'd254;
    wire        act_term_11 = peer_compare_nack_code == 8'd4 || peer_compare_nack_code == 8'd5;
    wire        act_term_12 = act_term_11 || peer_compare_nack_code == 8'd6;
    wire        act_term_13 = act_term_12 || peer_compare_nack_code == 8'd7;
    wire        act_term_14 = act_term_13 || peer_compare_nack_code == 8'd8;
    wire        act_term_15 = act_term_14 || peer_compare_nack_code == 8'd9;
    wire        act_term_16 = act_term_15 || peer_compare_nack_code == 8'd10;
    wire  [3:0] act_choice_2 = act_term_16 || peer_compare_nack_code == 8'd253 ? 4'd11 : 4'd0;
    wire  [3:0] act_choice_3 = peer_compare_nack_code == 8'd24 ? 4'd10 : act_choice_2;
    wire  [3:0] act_choice_4 = peer_compare_nack_code == 8'd13 ? 4'd9 : act_choice_3;
    wire  [3:0] act_choice_5 = peer_compare_nack_code == 8'd11 ? 4'd8 : act_choice_4;
    wire  [3:0] act_choice_6 = act_term_10 ? (switches_loss_nack ? 4'd7 : 4'd1) : act_choice_5;
    wire  [3:0] act_choice_7 = peer_compare_nack_code == 8'd2 ? act_choice : act_choice_6;
    wire  [3:0] act_choice_8 = act_term_7 ? (switches_trim_nack ? 4'd5 : 4'd1) : act_choice_7;
    wire  [3:0] act_choice_9 = peer_compare_nack_code == 8'd14 ? 4'd4 : act_choice_8;
    wire  [3:0] act_choice_10 = act_term_6 || peer_compare_nack_code == 8'd255 ? 4'd3 : act_choice_9;
    wire  [3:0] act = peer_compare_nack_code == 8'd23 ? ACT_NEW_START : act_choice_10;
    wire        is_nack = peer_compare_kind == PEER_KIND_NACK;
    wire        is_ours_term = same_0_form && same_1_form && same_2_form && same_3_form;
    wire        is_ours = is_ours_term && same_local_form;
    wire [31:0] taken_event_rel_sum = rel_form + {{16{peer_form_offset[15]}}, peer_form_offset};
    wire [31:0] taken_event_cum_choice = act_form == ACT_NEW_START ? peer_form_payload : expected_form;
    wire        taken_event_counts_term = peer_form_has_state && peer_form_has_nscc;

    context_copy_w132_n8 addresses (
        .clk              (clk),
        .enable           (open_enable),
        .pdc              (open_payload_place),
        .data_destination (open_payload_destination),
        .data_local       (open_payload_local),
        .read             (place),
        .word_destination (addresses_word_destination),
        .word_local       (addresses_word_local)
    );

    context_copy_w32_n8 starts (
        .clk    (clk),
        .enable (start_write_enable),
        .pdc    (start_write_place),
        .data   (start_write_start),
        .read   (place),
        .word   (starts_word)
    );

    fifo_w421_d64 waiting (
        .clk                                          (clk),
        .rst                                          (rst),
        .up_payload_event_kind                        (taken_event_kind),
        .up_payload_event_place                       (taken_event_place),
        .up_payload_event_rel                         (taken_event_rel),
        .up_payload_event_cum                         (taken_event_cum),
        .up_payload_event_record                      (taken_event_record),
        .up_payload_event_act                         (taken_event_act),
        .up_payload_event_code                        (taken_event_code),
        .up_payload_event_for_packet                  (taken_event_for_packet),
        .up_payload_event_retx                        (taken_event_retx),
        .up_payload_event_m                           (taken_event_m),
        .up_payload_event_asks_clear                  (taken_event_asks_clear),
        .up_payload_event_asks_close                  (taken_event_asks_close),
        .up_payload_event_has_state                   (taken_event_has_state),
        .up_payload_event_counts                      (taken_event_counts),
        .up_payload_event_mpr                         (taken_event_mpr),
        .up_payload_event_flag                        (taken_event_flag),
        .up_payload_event_pdcid                       (taken_event_pdcid),
        .up_payload_event_spdcid                      (taken_event_spdcid),
        .up_payload_detail_opaque                     (taken_detail_opaque),
        .up_payload_detail_ooo_count                  (taken_detail_ooo_count),
        .up_payload_detail_has_nscc                   (taken_detail_has_nscc),
        .up_payload_detail_service_time               (taken_detail_service_time),
        .up_payload_detail_restore_cwnd               (taken_detail_restore_cwnd),
        .up_payload_detail_rcv_cwnd_pend              (taken_detail_rcv_cwnd_pend),
        .up_payload_detail_has_credit                 (taken_detail_has_credit),
        .up_payload_detail_credit                     (taken_detail_credit),
        .up_payload_detail_entropy                    (taken_detail_entropy),
        .up_payload_detail_response_present           (taken_detail_response_present),
        .up_payload_detail_response_list              (taken_detail_response_list),
        .up_payload_detail_response_opcode            (taken_detail_response_opcode),
        .up_payload_detail_response_return_code       (taken_detail_response_return_code),
        .up_payload_detail_response_message_id        (taken_detail_response_message_id),
        .up_payload_detail_response_modified_length   (taken_detail_response_modified_length),
        .up_payload_detail_rcvd_bytes                 (taken_detail_rcvd_bytes),
        .up_payload_detail_sack_base                  (taken_detail_sack_base),
        .up_payload_detail_sack_bitmap                (taken_detail_sack_bitmap),
        .up_valid                                     (taken_valid),
        .up_ready                                     (waiting_up_ready),
        .down_payload_event_kind                      (waiting_down_payload_event_kind),
        .down_payload_event_place                     (waiting_down_payload_event_place),
        .down_payload_event_rel                       (waiting_down_payload_event_rel),
        .down_payload_event_cum                       (waiting_down_payload_event_cum),
        .down_payload_event_record                    (waiting_down_payload_event_record),
        .down_payload_event_act                       (waiting_down_payload_event_act),
        .down_payload_event_code                      (waiting_down_payload_event_code),
        .down_payload_event_for_packet                (waiting_down_payload_event_for_packet),
        .down_payload_event_retx                      (waiting_down_payload_event_retx),
        .down_payload_event_m                         (waiting_down_payload_event_m),
        .down_payload_event_asks_clear                (waiting_down_payload_event_asks_clear),
        .down_payload_event_asks_close                (waiting_down_payload_event_asks_close),
        .down_payload_event_has_state                 (waiting_down_payload_event_has_state),
        .down_payload_event_counts                    (waiting_down_payload_event_counts),
        .down_payload_event_mpr                       (waiting_down_payload_event_mpr),
        .down_payload_event_flag                      (waiting_down_payload_event_flag),
        .down_payload_event_pdcid                     (waiting_down_payload_event_pdcid),
        .down_payload_event_spdcid                    (waiting_down_payload_event_spdcid),
        .down_payload_detail_opaque                   (waiting_down_payload_detail_opaque),
        .down_payload_detail_ooo_count                (waiting_down_payload_detail_ooo_count),
        .down_payload_detail_has_nscc                 (waiting_down_payload_detail_has_nscc),
        .down_payload_detail_service_time             (waiting_down_payload_detail_service_time),
        .down_payload_detail_restore_cwnd             (waiting_down_payload_detail_restore_cwnd),
        .down_payload_detail_rcv_cwnd_pend            (waiting_down_payload_detail_rcv_cwnd_pend),
        .down_payload_detail_has_credit               (waiting_down_payload_detail_has_credit),
        .down_payload_detail_credit                   (waiting_down_payload_detail_credit),
        .down_payload_detail_entropy                  (waiting_down_payload_detail_entropy),
        .down_payload_detail_response_present         (waiting_down_payload_detail_response_present),
        .down_payload_detail_response_list            (waiting_down_payload_detail_response_list),
        .down_payload_detail_response_opcode          (waiting_down_payload_detail_response_opcode),
        .down_payload_detail_response_return_code     (waiting_down_payload_detail_response_return_code),
        .down_payload_detail_response_message_id      (waiting_down_payload_detail_response_message_id),
        .down_payload_detail_response_modified_length (waiting_down_payload_detail_response_modified_length),
        .down_payload_detail_rcvd_bytes               (waiting_down_payload_detail_rcvd_bytes),
        .down_payload_detail_sack_base                (waiting_down_payload_detail_sack_base),
        .down_payload_detail_sack_bitmap              (waiting_down_payload_detail_sack_bitmap),
        .down_valid                                   (waiting_down_valid),
        .down_ready                                   (next_ready)
    );

    always @* begin
        kind = KIND_CREDIT;
        case (peer_form_kind)
            PEER_KIND_ACK: begin
                kind = KIND_ACK;
            end
            PEER_KIND_NACK: begin
                kind = KIND_NACK;
            end
            PEER_KIND_CLEAR_REQ: begin
                kind = KIND_CLEAR_REQ;
            end
            PEER_KIND_CLOSE_REQ: begin
                kind = KIND_CLOSE_REQ;
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_read <= 1'b0;
            valid_compare <= 1'b0;
            valid_form <= 1'b0;
            taken_valid <= 1'b0;
            mismatched <= 1'b0;
        end else begin
            valid_read <= valid;
            valid_compare <= valid_read;
            valid_form <= valid_compare;
            taken_valid <= valid_form && is_ours;
            mismatched <= valid_form && !is_ours;
        end
    end

    always @(posedge clk) begin
        peer_read_kind <= peer_kind;
        peer_read_source <= peer_source;
        peer_read_local <= peer_local;
        peer_read_spdcid <= peer_spdcid;
        peer_read_dpdcid <= peer_dpdcid;
        peer_read_m <= peer_m;
        peer_read_retx <= peer_retx;
        peer_read_req <= peer_req;
        peer_read_probe <= peer_probe;
        peer_read_offset <= peer_offset;
        peer_read_psn <= peer_psn;
        peer_read_nack_code <= peer_nack_code;
        peer_read_payload <= peer_payload;
        peer_read_has_state <= peer_has_state;
        peer_read_mpr <= peer_mpr;
        peer_read_sack_offset <= peer_sack_offset;
        peer_read_sack_bitmap <= peer_sack_bitmap;
        peer_read_ooo_count <= peer_ooo_count;
        peer_read_has_nscc <= peer_has_nscc;
        peer_read_service_time <= peer_service_time;
        peer_read_restore_cwnd <= peer_restore_cwnd;
        peer_read_rcv_cwnd_pend <= peer_rcv_cwnd_pend;
        peer_read_rcvd_bytes <= peer_rcvd_bytes;
        peer_read_has_credit <= peer_has_credit;
        peer_read_credit <= peer_credit;
        peer_read_entropy <= peer_entropy;
        peer_read_response_present <= peer_response_present;
        peer_read_response_list <= peer_response_list;
        peer_read_response_opcode <= peer_response_opcode;
        peer_read_response_return_code <= peer_response_return_code;
        peer_read_response_message_id <= peer_response_message_id;
        peer_read_response_modified_length <= peer_response_modified_length;
        peer_compare_kind <= peer_read_kind;
        peer_compare_source <= peer_read_source;
        peer_compare_local <= peer_read_local;
        peer_compare_spdcid <= peer_read_spdcid;
        peer_compare_dpdcid <= peer_read_dpdcid;
        peer_compare_m <= peer_read_m;
        peer_compare_retx <= peer_read_retx;
        peer_compare_req <= peer_read_req;
        peer_compare_probe <= peer_read_probe;
        peer_compare_offset <= peer_read_offset;
        peer_compare_psn <= peer_read_psn;
        peer_compare_nack_code <= peer_read_nack_code;
        peer_compare_payload <= peer_read_payload;
        peer_compare_has_state <= peer_read_has_state;
        peer_compare_mpr <= peer_read_mpr;
        peer_compare_sack_offset <= peer_read_sack_offset;
        peer_compare_sack_bitmap <= peer_read_sack_bitmap;
        peer_compare_ooo_count <= peer_read_ooo_count;
        peer_compare_has_nscc <= peer_read_has_nscc;
        peer_compare_service_time <= peer_read_service_time;
        peer_compare_restore_cwnd <= peer_read_restore_cwnd;
        peer_compare_rcv_cwnd_pend <= peer_read_rcv_cwnd_pend;
        peer_compare_rcvd_bytes <= peer_read_rcvd_bytes;
        peer_compare_has_credit <= peer_read_has_credit;
        peer_compare_credit <= peer_read_credit;
        peer_compare_entropy <= peer_read_entropy;
        peer_compare_response_present <= peer_read_response_present;
        peer_compare_response_list <= peer_read_response_list;
        peer_compare_response_opcode <= peer_read_response_opcode;
        peer_compare_response_return_code <= peer_read_response_return_code;
        peer_compare_response_message_id <= peer_read_response_message_id;
        peer_compare_response_modified_length <= peer_read_response_modified_length;
        rel_form <= rel;
        expected_form <= expected;
        act_form <= act;
        is_nack_form <= is_nack;
        peer_form_kind <= peer_compare_kind;
        peer_form_source <= peer_compare_source;
        peer_form_local <= peer_compare_local;
        peer_form_spdcid <= peer_compare_spdcid;
        peer_form_dpdcid <= peer_compare_dpdcid;
        peer_form_m <= peer_compare_m;
        peer_form_retx <= peer_compare_retx;
        peer_form_req <= peer_compare_req;
        peer_form_probe <= peer_compare_probe;
        peer_form_offset <= peer_compare_offset;
        peer_form_psn <= peer_compare_psn;
        peer_form_nack_code <= peer_compare_nack_code;
        peer_form_payload <= peer_compare_payload;
        peer_form_has_state <= peer_compare_has_state;
        peer_form_mpr <= peer_compare_mpr;
        peer_form_sack_offset <= peer_compare_sack_offset;
        peer_form_sack_bitmap <= peer_compare_sack_bitmap;
        peer_form_ooo_count <= peer_compare_ooo_count;
        peer_form_has_nscc <= peer_compare_has_nscc;
        peer_form_service_time <= peer_compare_service_time;
        peer_form_restore_cwnd <= peer_compare_restore_cwnd;
        peer_form_rcv_cwnd_pend <= peer_compare_rcv_cwnd_pend;
        peer_form_rcvd_bytes <= peer_compare_rcvd_bytes;
        peer_form_has_credit <= peer_compare_has_credit;
        peer_form_credit <= peer_compare_credit;
        peer_form_entropy <= peer_compare_entropy;
        peer_form_response_present <= peer_compare_response_present;
        peer_form_response_list <= peer_compare_response_list;
        peer_form_response_opcode <= peer_compare_response_opcode;
        peer_form_response_return_code <= peer_compare_response_return_code;
        peer_form_response_message_id <= peer_compare_response_message_id;
        peer_form_response_modified_length <= peer_compare_response_modified_length;
        same_0_form <= same_0;
        same_1_form <= same_1;
        same_2_form <= same_2;
        same_3_form <= same_3;
        same_local_form <= same_local;
        taken_event_kind <= kind;
        taken_event_place <= peer_form_dpdcid[2:0];
        taken_event_rel <= is_nack_form ? rel_form : taken_event_rel_sum;
        taken_event_cum <= is_nack_form ? taken_event_cum_choice : rel_form + 32'd1;
        taken_event_record <= 8'd0;
        taken_event_act <= act_form;
        taken_event_code <= peer_form_nack_code;
        taken_event_for_packet <= !peer_form_probe;
        taken_event_retx <= peer_form_retx;
        taken_event_m <= peer_form_m;
        taken_event_asks_clear <= peer_form_req == PEER_REQ_CLEAR;
        taken_event_asks_close <= peer_form_req == PEER_REQ_CLOSE;
        taken_event_has_state <= peer_form_has_state;
        taken_event_counts <= taken_event_counts_term;
        taken_event_mpr <= peer_form_mpr;
        taken_event_flag <= 1'b0;
        taken_event_pdcid <= peer_form_dpdcid;
        taken_event_spdcid <= peer_form_spdcid;
        taken_detail_opaque <= peer_form_offset;
        taken_detail_ooo_count <= peer_form_ooo_count | {16{!peer_form_has_state}};
        taken_detail_has_nscc <= taken_event_counts_term;
        taken_detail_service_time <= peer_form_service_time;
        taken_detail_restore_cwnd <= peer_form_restore_cwnd;
        taken_detail_rcv_cwnd_pend <= peer_form_rcv_cwnd_pend;
        taken_detail_has_credit <= kind == KIND_CREDIT ? 1'b1 : peer_form_has_state && peer_form_has_credit;
        taken_detail_credit <= kind == KIND_CREDIT ? peer_form_payload[23:0] : peer_form_credit;
        taken_detail_entropy <= peer_form_entropy;
        taken_detail_response_present <= peer_form_response_present;
        taken_detail_response_list <= peer_form_response_list;
        taken_detail_response_opcode <= peer_form_response_opcode;
        taken_detail_response_return_code <= peer_form_response_return_code;
        taken_detail_response_message_id <= peer_form_response_message_id;
        taken_detail_response_modified_length <= peer_form_response_modified_length;
        taken_detail_rcvd_bytes <= peer_form_rcvd_bytes;
        taken_detail_sack_base <= rel_form + {{16{peer_form_sack_offset[15]}}, peer_form_sack_offset};
        taken_detail_sack_bitmap <= peer_form_sack_bitmap & {64{peer_form_has_state}};
    end

    assign mismatch = mismatched;
    assign dropped = taken_valid && !waiting_up_ready;
    assign next_payload_event_kind = waiting_down_payload_event_kind;
    assign next_payload_event_place = waiting_down_payload_event_place;
    assign next_payload_event_rel = waiting_down_payload_event_rel;
    assign next_payload_event_cum = waiting_down_payload_event_cum;
    assign next_payload_event_record = waiting_down_payload_event_record;
    assign next_payload_event_act = waiting_down_payload_event_act;
    assign next_payload_event_code = waiting_down_payload_event_code;
    assign next_payload_event_for_packet = waiting_down_payload_event_for_packet;
    assign next_payload_event_retx = waiting_down_payload_event_retx;
    assign next_payload_event_m = waiting_down_payload_event_m;
    assign next_payload_event_asks_clear = waiting_down_payload_event_asks_clear;
    assign next_payload_event_asks_close = waiting_down_payload_event_asks_close;
    assign next_payload_event_has_state = waiting_down_payload_event_has_state;
    assign next_payload_event_counts = waiting_down_payload_event_counts;
    assign next_payload_event_mpr = waiting_down_payload_event_mpr;
    assign next_payload_event_flag = waiting_down_payload_event_flag;
    assign next_payload_event_pdcid = waiting_down_payload_event_pdcid;
    assign next_payload_event_spdcid = waiting_down_payload_event_spdcid;
    assign next_payload_detail_opaque = waiting_down_payload_detail_opaque;
    assign next_payload_detail_ooo_count = waiting_down_payload_detail_ooo_count;
    assign next_payload_detail_has_nscc = waiting_down_payload_detail_has_nscc;
    assign next_payload_detail_service_time = waiting_down_payload_detail_service_time;
    assign next_payload_detail_restore_cwnd = waiting_down_payload_detail_restore_cwnd;
    assign next_payload_detail_rcv_cwnd_pend = waiting_down_payload_detail_rcv_cwnd_pend;
    assign next_payload_detail_has_credit = waiting_down_payload_detail_has_credit;
    assign next_payload_detail_credit = waiting_down_payload_detail_credit;
    assign next_payload_detail_entropy = waiting_down_payload_detail_entropy;
    assign next_payload_detail_response_present = waiting_down_payload_detail_response_present;
    assign next_payload_detail_response_list = waiting_down_payload_detail_response_list;
    assign next_payload_detail_response_opcode = waiting_down_payload_detail_response_opcode;
    assign next_payload_detail_response_return_code = waiting_down_payload_detail_response_return_code;
    assign next_payload_detail_response_message_id = waiting_down_payload_detail_response_message_id;
    assign next_payload_detail_response_modified_length = waiting_down_payload_detail_response_modified_length;
    assign next_payload_detail_rcvd_bytes = waiting_down_payload_detail_rcvd_bytes;
    assign next_payload_detail_sack_base = waiting_down_payload_detail_sack_base;
    assign next_payload_detail_sack_bitmap = waiting_down_payload_detail_sack_bitmap;
    assign next_valid = waiting_down_valid;

    wire _unused_ok = &{1'b0, open_payload_pdcid, open_payload_rod, open_payload_roce, open_payload_ccc, open_payload_starts, open_payload_start_psn, peer_form_source, peer_form_local, peer_form_psn};

endmodule

`default_nettype wire
