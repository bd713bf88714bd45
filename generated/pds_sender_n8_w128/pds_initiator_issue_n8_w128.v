// Chooses the event that enters the pipe, one a clock.
`default_nettype none

module pds_initiator_issue_n8_w128 (
    input  wire         clk,
    input  wire         rst,
    input  wire         packet_room,
    input  wire         job_room,
    input  wire  [31:0] now,
    output wire         ready,
    output reg          valid,
    output wire   [4:0] event_kind,
    output wire   [2:0] event_place,
    output wire  [31:0] event_rel,
    output wire  [31:0] event_cum,
    output wire   [7:0] event_record,
    output wire   [3:0] event_act,
    output wire   [7:0] event_code,
    output wire         event_for_packet,
    output wire         event_retx,
    output wire         event_m,
    output wire         event_asks_clear,
    output wire         event_asks_close,
    output wire         event_has_state,
    output wire         event_counts,
    output wire   [7:0] event_mpr,
    output wire         event_flag,
    output wire  [15:0] event_pdcid,
    output wire  [15:0] event_spdcid,
    output reg   [15:0] detail_opaque,
    output reg   [15:0] detail_ooo_count,
    output reg          detail_has_nscc,
    output reg   [15:0] detail_service_time,
    output reg          detail_restore_cwnd,
    output reg    [6:0] detail_rcv_cwnd_pend,
    output reg          detail_has_credit,
    output reg   [23:0] detail_credit,
    output reg   [15:0] detail_entropy,
    output reg          detail_response_present,
    output reg    [1:0] detail_response_list,
    output reg    [5:0] detail_response_opcode,
    output reg    [5:0] detail_response_return_code,
    output reg   [15:0] detail_response_message_id,
    output reg   [31:0] detail_response_modified_length,
    output reg   [23:0] detail_rcvd_bytes,
    output reg   [31:0] detail_sack_base,
    output reg   [63:0] detail_sack_bitmap,
    output reg   [31:0] now_then,
    output wire         may_send,
    output reg          begin_enable,
    output reg    [2:0] begin_place,
    output reg          clear,
    output wire         opened_enable,
    output wire   [2:0] opened_payload_place,
    output wire  [15:0] opened_payload_pdcid,
    output wire         opened_payload_rod,
    output wire         opened_payload_roce,
    output wire   [2:0] opened_payload_ccc,
    output wire         opened_payload_starts,
    output wire  [31:0] opened_payload_start_psn,
    output wire [127:0] opened_payload_destination,
    output wire   [3:0] opened_payload_local,
    input  wire   [4:0] peer_payload_event_kind,
    input  wire   [2:0] peer_payload_event_place,
    input  wire  [31:0] peer_payload_event_rel,
    input  wire  [31:0] peer_payload_event_cum,
    input  wire   [7:0] peer_payload_event_record,
    input  wire   [3:0] peer_payload_event_act,
    input  wire   [7:0] peer_payload_event_code,
    input  wire         peer_payload_event_for_packet,
    input  wire         peer_payload_event_retx,
    input  wire         peer_payload_event_m,
    input  wire         peer_payload_event_asks_clear,
    input  wire         peer_payload_event_asks_close,
    input  wire         peer_payload_event_has_state,
    input  wire         peer_payload_event_counts,
    input  wire   [7:0] peer_payload_event_mpr,
    input  wire         peer_payload_event_flag,
    input  wire  [15:0] peer_payload_event_pdcid,
    input  wire  [15:0] peer_payload_event_spdcid,
    input  wire  [15:0] peer_payload_detail_opaque,
    input  wire  [15:0] peer_payload_detail_ooo_count,
    input  wire         peer_payload_detail_has_nscc,
    input  wire  [15:0] peer_payload_detail_service_time,
    input  wire         peer_payload_detail_restore_cwnd,
    input  wire   [6:0] peer_payload_detail_rcv_cwnd_pend,
    input  wire         peer_payload_detail_has_credit,
    input  wire  [23:0] peer_payload_detail_credit,
    input  wire  [15:0] peer_payload_detail_entropy,
    input  wire         peer_payload_detail_response_present,
    input  wire   [1:0] peer_payload_detail_response_list,
    input  wire   [5:0] peer_payload_detail_response_opcode,
    input  wire   [5:0] peer_payload_detail_response_return_code,
    input  wire  [15:0] peer_payload_detail_response_message_id,
    input  wire  [31:0] peer_payload_detail_response_modified_length,
    input  wire  [23:0] peer_payload_detail_rcvd_bytes,
    input  wire  [31:0] peer_payload_detail_sack_base,
    input  wire  [63:0] peer_payload_detail_sack_bitmap,
    input  wire         peer_valid,
    output wire         peer_ready,
    input  wire   [4:0] job_payload_kind,
    input  wire   [2:0] job_payload_place,
    input  wire  [31:0] job_payload_rel,
    input  wire   [7:0] job_payload_code,
    input  wire         job_valid,
    output wire         job_ready,
    input  wire   [2:0] adjust_payload_place,
    input  wire  [13:0] adjust_payload_size,
    input  wire         adjust_payload_leaves,
    input  wire         adjust_valid,
    output wire         adjust_ready,
    input  wire   [2:0] end_payload_place,
    input  wire         end_payload_closes,
    input  wire         end_valid,
    output wire         end_ready,
    input  wire   [2:0] open_payload_place,
    input  wire  [15:0] open_payload_pdcid,
    input  wire         open_payload_rod,
    input  wire         open_payload_roce,
    input  wire   [2:0] open_payload_ccc,
    input  wire         open_payload_starts,
    input  wire  [31:0] open_payload_start_psn,
    input  wire [127:0] open_payload_destination,
    input  wire   [3:0] open_payload_local,
    input  wire         open_valid,
    output wire         open_ready,
    input  wire   [2:0] close_payload,
    input  wire         close_valid,
    output wire         close_ready,
    input  wire   [1:0] candidate_payload_kind,
    input  wire   [2:0] candidate_payload_place,
    input  wire  [31:0] candidate_payload_rel,
    input  wire         candidate_payload_free,
    input  wire         candidate_valid,
    output wire         candidate_ready,
    input  wire   [2:0] expiry_payload_place,
    input  wire  [31:0] expiry_payload_rel,
    input  wire   [7:0] expiry_payload_record,
    input  wire         expiry_payload_overtaken,
    input  wire  [31:0] expiry_payload_sent_at,
    input  wire         expiry_valid,
    output wire         expiry_ready
);

    localparam [4:0] SHOWN_KIND_CLEAR              = 5'd0;
    localparam [4:0] SHOWN_KIND_OPEN               = 5'd1;
    localparam [4:0] SHOWN_KIND_FRESH              = 5'd7;
    localparam [4:0] SHOWN_KIND_RESEND             = 5'd8;
    localparam [4:0] SHOWN_KIND_AGAIN              = 5'd9;
    localparam [4:0] SHOWN_KIND_TIMER              = 5'd10;
    localparam [4:0] SHOWN_KIND_VISIT              = 5'd11;
    localparam [4:0] SHOWN_KIND_CLOSE              = 5'd16;
    localparam [4:0] SHOWN_KIND_ENDED              = 5'd17;
    localparam [4:0] SHOWN_KIND_ADJUST             = 5'd18;
    localparam [4:0] SHOWN_KIND_OVERTAKEN          = 5'd19;
    localparam [4:0] SHOWN_KIND_IDLE               = 5'd20;
    localparam [1:0] CANDIDATE_PAYLOAD_KIND_FRESH  = 2'd0;
    localparam [1:0] CANDIDATE_PAYLOAD_KIND_RESEND = 2'd1;
    localparam [1:0] CANDIDATE_PAYLOAD_KIND_AGAIN  = 2'd2;

    reg         clearing;
    reg   [3:0] round;
    reg   [2:0] place;
    reg   [4:0] entering_kind;
    reg   [2:0] entering_place;
    reg  [31:0] entering_rel;
    reg  [31:0] entering_cum;
    reg   [7:0] entering_record;
    reg   [7:0] entering_code;
    reg         entering_flag;
    reg   [4:0] shown_kind;
    reg   [2:0] shown_place;
    reg  [31:0] shown_rel;
    reg  [31:0] shown_cum;
    reg   [7:0] shown_record;
    reg   [3:0] shown_act;
    reg   [7:0] shown_code;
    reg         shown_for_packet;
    reg         shown_retx;
    reg         shown_m;
    reg         shown_asks_clear;
    reg         shown_asks_close;
    reg         shown_has_state;
    reg         shown_counts;
    reg   [7:0] shown_mpr;
    reg         shown_flag;
    reg  [15:0] shown_pdcid;
    reg  [15:0] shown_spdcid;

    wire        runs = !clearing;
    wire        wants_peer = peer_valid && job_room;
    wire        job_valid_or_end_valid = job_valid || end_valid;
    wire        wants_task = job_valid_or_end_valid || open_valid || close_valid || adjust_valid;
    wire        wants_packet = candidate_valid && packet_room;
    wire        wants_timer = expiry_valid && packet_room && job_room;
    wire        may_visit = packet_room && job_room;
    wire        timed = round == 4'd0;
    wire        packet_first = round[1:0] == 2'd2;
    wire        task_first = round[0];
    wire        time_takes = timed && (wants_timer || may_visit);
    wire        packet_takes = packet_first && wants_packet;
    wire        task_takes = task_first && wants_task;
    wire        is_first = time_takes || packet_takes || task_takes;
    wire        takes_peer = runs && !is_first && wants_peer;
    wire        takes_task = runs && (task_takes || (!is_first && wants_task && !wants_peer));
    wire        takes_packet_term = !is_first && wants_packet && !wants_peer && !wants_task;
    wire        takes_packet = runs && (packet_takes || takes_packet_term);
    wire        takes_timer_term = !is_first && wants_timer && !wants_peer && !wants_task;
    wire        takes_timer = runs && ((time_takes && wants_timer) || (takes_timer_term && !wants_packet));
    wire        visits_term = !is_first && may_visit && !wants_peer && !wants_task;
    wire        visits_term_2 = visits_term && !wants_packet && !wants_timer;
    wire        visits = runs && ((time_takes && !wants_timer) || visits_term_2);
    wire        takes_job = takes_task && job_valid;
    wire        takes_end = takes_task && !job_valid && end_valid;
    wire        others = takes_task && !job_valid_or_end_valid;
    wire        takes_open = others && open_valid;
    wire        takes_close = others && !open_valid && close_valid;
    wire        takes_adjust = others && !(open_valid || close_valid) && adjust_valid;
    wire        any = clearing || wants_peer || wants_task || wants_packet || may_visit;
    wire  [3:0] entering_act = peer_payload_event_act;
    wire        entering_for_packet = peer_payload_event_for_packet;
    wire        entering_retx = peer_payload_event_retx;
    wire        entering_m = peer_payload_event_m;
    wire        entering_asks_clear = peer_payload_event_asks_clear;
    wire        entering_asks_close = peer_payload_event_asks_close;
    wire        entering_has_state = peer_payload_event_has_state;
    wire        entering_counts = peer_payload_event_counts;
    wire  [7:0] entering_mpr = peer_payload_event_mpr;
    wire [15:0] entering_pdcid = peer_payload_event_pdcid;
    wire [15:0] entering_spdcid = peer_payload_event_spdcid;

    always @* begin
        entering_kind = SHOWN_KIND_CLEAR;
        entering_place = 3'd0;
        entering_rel = 32'd0;
        entering_cum = 32'd0;
        entering_record = 8'd0;
        entering_code = 8'd0;
        entering_flag = 1'b0;
        entering_kind = peer_payload_event_kind;
        entering_place = peer_payload_event_place;
        entering_rel = peer_payload_event_rel;
        entering_cum = peer_payload_event_cum;
        entering_record = peer_payload_event_record;
        entering_code = peer_payload_event_code;
        entering_flag = peer_payload_event_flag;
        if (clearing) begin
            entering_kind = SHOWN_KIND_CLEAR;
            entering_place = place;
        end
        if (visits) begin
            entering_kind = SHOWN_KIND_VISIT;
            entering_place = place;
        end
        if (takes_timer) begin
            entering_kind = SHOWN_KIND_TIMER;
            entering_place = expiry_payload_place;
            entering_rel = expiry_payload_rel;
            entering_cum = expiry_payload_sent_at;
            entering_record = expiry_payload_record;
        end
        if (takes_timer && expiry_payload_overtaken) begin
            entering_kind = SHOWN_KIND_OVERTAKEN;
        end
        if (takes_packet) begin
            entering_place = candidate_payload_place;
            entering_rel = candidate_payload_rel;
            entering_flag = candidate_payload_free;
            case (candidate_payload_kind)
                CANDIDATE_PAYLOAD_KIND_FRESH: begin
                    entering_kind = SHOWN_KIND_FRESH;
                end
                CANDIDATE_PAYLOAD_KIND_RESEND: begin
                    entering_kind = SHOWN_KIND_RESEND;
                end
                CANDIDATE_PAYLOAD_KIND_AGAIN: begin
                    entering_kind = SHOWN_KIND_AGAIN;
                end
                default: begin end
            endcase
        end
        if (takes_job) begin
            entering_kind = job_payload_kind;
            entering_place = job_payload_place;
            entering_rel = job_payload_rel;
            entering_code = job_payload_code;
            entering_flag = 1'b0;
        end
        if (takes_end) begin
            entering_kind = SHOWN_KIND_ENDED;
            entering_place = end_payload_place;
            entering_flag = end_payload_closes;
        end
        if (takes_open) begin
            entering_kind = SHOWN_KIND_OPEN;
            entering_place = open_payload_place;
            entering_cum = open_payload_start_psn;
            entering_flag = open_payload_starts;
        end
        if (takes_close) begin
            entering_kind = SHOWN_KIND_CLOSE;
            entering_place = close_payload;
        end
        if (takes_adjust) begin
            entering_kind = SHOWN_KIND_ADJUST;
            entering_place = adjust_payload_place;
            entering_cum = {18'd0, adjust_payload_size};
            entering_flag = adjust_payload_leaves;
        end
        if (!any) begin
            entering_kind = SHOWN_KIND_IDLE;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            round <= 4'd0;
            place <= 3'd0;
            valid <= 1'b0;
            begin_enable <= 1'b0;
            clear <= 1'b1;
        end else begin
            round <= round + 4'd1;
            if (clearing || visits) begin
                place <= place + 3'd1;
            end
            if (&place) begin
                clearing <= 1'b0;
            end
            valid <= any;
            begin_enable <= clearing || takes_open;
            clear <= clearing;
        end
    end

    always @(posedge clk) begin
        shown_kind <= entering_kind;
        shown_place <= entering_place;
        shown_rel <= entering_rel;
        shown_cum <= entering_cum;
        shown_record <= entering_record;
        shown_act <= entering_act;
        shown_code <= entering_code;
        shown_for_packet <= entering_for_packet;
        shown_retx <= entering_retx;
        shown_m <= entering_m;
        shown_asks_clear <= entering_asks_clear;
        shown_asks_close <= entering_asks_close;
        shown_has_state <= entering_has_state;
        shown_counts <= entering_counts;
        shown_mpr <= entering_mpr;
        shown_flag <= entering_flag;
        shown_pdcid <= entering_pdcid;
        shown_spdcid <= entering_spdcid;
        detail_opaque <= peer_payload_detail_opaque;
        detail_ooo_count <= peer_payload_detail_ooo_count;
        detail_has_nscc <= peer_payload_detail_has_nscc;
        detail_service_time <= peer_payload_detail_service_time;
        detail_restore_cwnd <= peer_payload_detail_restore_cwnd;
        detail_rcv_cwnd_pend <= peer_payload_detail_rcv_cwnd_pend;
        detail_has_credit <= peer_payload_detail_has_credit;
        detail_credit <= peer_payload_detail_credit;
        detail_entropy <= peer_payload_detail_entropy;
        detail_response_present <= peer_payload_detail_response_present;
        detail_response_list <= peer_payload_detail_response_list;
        detail_response_opcode <= peer_payload_detail_response_opcode;
        detail_response_return_code <= peer_payload_detail_response_return_code;
        detail_response_message_id <= peer_payload_detail_response_message_id;
        detail_response_modified_length <= peer_payload_detail_response_modified_length;
        detail_rcvd_bytes <= peer_payload_detail_rcvd_bytes;
        detail_sack_base <= peer_payload_detail_sack_base;
        detail_sack_bitmap <= peer_payload_detail_sack_bitmap;
        now_then <= now;
        begin_place <= clearing ? place : open_payload_place;
    end

    assign ready = runs;
    assign event_kind = shown_kind;
    assign event_place = shown_place;
    assign event_rel = shown_rel;
    assign event_cum = shown_cum;
    assign event_record = shown_record;
    assign event_act = shown_act;
    assign event_code = shown_code;
    assign event_for_packet = shown_for_packet;
    assign event_retx = shown_retx;
    assign event_m = shown_m;
    assign event_asks_clear = shown_asks_clear;
    assign event_asks_close = shown_asks_close;
    assign event_has_state = shown_has_state;
    assign event_counts = shown_counts;
    assign event_mpr = shown_mpr;
    assign event_flag = shown_flag;
    assign event_pdcid = shown_pdcid;
    assign event_spdcid = shown_spdcid;
    assign may_send = takes_packet || takes_timer || visits;
    assign opened_enable = takes_open;
    assign opened_payload_place = open_payload_place;
    assign opened_payload_pdcid = open_payload_pdcid;
    assign opened_payload_rod = open_payload_rod;
    assign opened_payload_roce = open_payload_roce;
    assign opened_payload_ccc = open_payload_ccc;
    assign opened_payload_starts = open_payload_starts;
    assign opened_payload_start_psn = open_payload_start_psn;
    assign opened_payload_destination = open_payload_destination;
    assign opened_payload_local = open_payload_local;
    assign peer_ready = takes_peer;
    assign job_ready = takes_job;
    assign adjust_ready = takes_adjust;
    assign end_ready = takes_end;
    assign open_ready = takes_open;
    assign close_ready = takes_close;
    assign candidate_ready = takes_packet;
    assign expiry_ready = takes_timer;

`ifdef FORMAL
    wire [2:0] one_enters_sum = {2'd0, clearing} + {2'd0, takes_peer} + {2'd0, takes_task};
    wire [2:0] one_enters_sum_2 = one_enters_sum + {2'd0, takes_packet} + {2'd0, takes_timer};

    always @(posedge clk) if (!rst) one_enters: assert (one_enters_sum_2 + {2'd0, visits} == {2'd0, any});
`endif

endmodule

`default_nettype wire
