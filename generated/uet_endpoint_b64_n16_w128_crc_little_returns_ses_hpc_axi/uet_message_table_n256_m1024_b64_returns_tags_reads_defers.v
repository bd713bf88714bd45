// Up to 256 messages under way, and what becomes of them.
`default_nettype none

module uet_message_table_n256_m1024_b64_returns_tags_reads_defers (
    input  wire         clk,
    input  wire         rst,
    input  wire         outcome_valid,
    input  wire   [3:0] outcome_place,
    input  wire  [31:0] outcome_handle,
    input  wire  [15:0] outcome_message,
    input  wire   [1:0] outcome_kind,
    input  wire         outcome_response_present,
    input  wire   [1:0] outcome_response_list,
    input  wire   [5:0] outcome_response_opcode,
    input  wire   [5:0] outcome_response_return_code,
    input  wire  [15:0] outcome_response_message_id,
    input  wire  [31:0] outcome_response_modified_length,
    input  wire   [7:0] outcome_code,
    input  wire         answers_valid,
    input  wire   [3:0] answers_payload_op,
    input  wire         answers_payload_is_tagged,
    input  wire   [1:0] answers_payload_mode,
    input  wire   [3:0] answers_payload_lane,
    input  wire   [3:0] answers_payload_traffic_class,
    input  wire   [3:0] answers_payload_local,
    input  wire [127:0] answers_payload_destination,
    input  wire  [23:0] answers_payload_job_id,
    input  wire  [11:0] answers_payload_pid_on_fep,
    input  wire  [11:0] answers_payload_resource_index,
    input  wire   [7:0] answers_payload_ri_generation,
    input  wire         answers_payload_dc,
    input  wire  [63:0] answers_payload_key,
    input  wire  [63:0] answers_payload_offset,
    input  wire  [31:0] answers_payload_initiator,
    input  wire         answers_payload_has_header_data,
    input  wire  [63:0] answers_payload_header_data,
    input  wire  [31:0] answers_payload_length,
    input  wire  [31:0] answers_payload_wr_id,
    input  wire         answers_payload_back_enable,
    input  wire  [15:0] answers_payload_back_pdcid,
    input  wire         answers_payload_back_close,
    input  wire         answers_payload_expects,
    input  wire         answer_taken,
    output wire         ready,
    output wire         answers_ready,
    output wire         opened_answer_valid,
    output wire   [3:0] opened_answer_payload_message_op,
    output wire         opened_answer_payload_message_is_tagged,
    output wire   [1:0] opened_answer_payload_message_mode,
    output wire   [3:0] opened_answer_payload_message_lane,
    output wire   [3:0] opened_answer_payload_message_traffic_class,
    output wire   [3:0] opened_answer_payload_message_local,
    output wire [127:0] opened_answer_payload_message_destination,
    output wire  [23:0] opened_answer_payload_message_job_id,
    output wire  [11:0] opened_answer_payload_message_pid_on_fep,
    output wire  [11:0] opened_answer_payload_message_resource_index,
    output wire   [7:0] opened_answer_payload_message_ri_generation,
    output wire         opened_answer_payload_message_dc,
    output wire  [63:0] opened_answer_payload_message_key,
    output wire  [63:0] opened_answer_payload_message_offset,
    output wire  [31:0] opened_answer_payload_message_initiator,
    output wire         opened_answer_payload_message_has_header_data,
    output wire  [63:0] opened_answer_payload_message_header_data,
    output wire  [31:0] opened_answer_payload_message_length,
    output wire  [31:0] opened_answer_payload_message_wr_id,
    output wire         opened_answer_payload_message_back_enable,
    output wire  [15:0] opened_answer_payload_message_back_pdcid,
    output wire         opened_answer_payload_message_back_close,
    output wire         opened_answer_payload_message_expects,
    output wire  [15:0] opened_answer_payload_id,
    output wire  [31:0] opened_answer_payload_beats,
    output wire         asked_enable,
    output wire  [15:0] asked_pdcid,
    output wire         asked_close,
    output wire         answered_enable,
    output wire  [15:0] answered_pdcid,
    output wire         unanswered_enable,
    output wire   [3:0] unanswered_place,
    input  wire   [3:0] messages_payload_op,
    input  wire         messages_payload_is_tagged,
    input  wire   [1:0] messages_payload_mode,
    input  wire   [3:0] messages_payload_lane,
    input  wire   [3:0] messages_payload_traffic_class,
    input  wire   [3:0] messages_payload_local,
    input  wire [127:0] messages_payload_destination,
    input  wire  [23:0] messages_payload_job_id,
    input  wire  [11:0] messages_payload_pid_on_fep,
    input  wire  [11:0] messages_payload_resource_index,
    input  wire   [7:0] messages_payload_ri_generation,
    input  wire         messages_payload_dc,
    input  wire  [63:0] messages_payload_key,
    input  wire  [63:0] messages_payload_offset,
    input  wire  [31:0] messages_payload_initiator,
    input  wire         messages_payload_has_header_data,
    input  wire  [63:0] messages_payload_header_data,
    input  wire  [31:0] messages_payload_length,
    input  wire  [31:0] messages_payload_wr_id,
    input  wire         messages_payload_back_enable,
    input  wire  [15:0] messages_payload_back_pdcid,
    input  wire         messages_payload_back_close,
    input  wire         messages_payload_expects,
    input  wire         messages_valid,
    output wire         messages_ready,
    output wire   [3:0] opened_payload_message_op,
    output wire         opened_payload_message_is_tagged,
    output wire   [1:0] opened_payload_message_mode,
    output wire   [3:0] opened_payload_message_lane,
    output wire   [3:0] opened_payload_message_traffic_class,
    output wire   [3:0] opened_payload_message_local,
    output wire [127:0] opened_payload_message_destination,
    output wire  [23:0] opened_payload_message_job_id,
    output wire  [11:0] opened_payload_message_pid_on_fep,
    output wire  [11:0] opened_payload_message_resource_index,
    output wire   [7:0] opened_payload_message_ri_generation,
    output wire         opened_payload_message_dc,
    output wire  [63:0] opened_payload_message_key,
    output wire  [63:0] opened_payload_message_offset,
    output wire  [31:0] opened_payload_message_initiator,
    output wire         opened_payload_message_has_header_data,
    output wire  [63:0] opened_payload_message_header_data,
    output wire  [31:0] opened_payload_message_length,
    output wire  [31:0] opened_payload_message_wr_id,
    output wire         opened_payload_message_back_enable,
    output wire  [15:0] opened_payload_message_back_pdcid,
    output wire         opened_payload_message_back_close,
    output wire         opened_payload_message_expects,
    output wire  [15:0] opened_payload_id,
    output wire  [31:0] opened_payload_beats,
    output wire         opened_valid,
    input  wire         opened_ready,
    output wire  [31:0] completion_payload_wr_id,
    output wire  [15:0] completion_payload_message_id,
    output wire  [31:0] completion_payload_bytes,
    output wire   [1:0] completion_payload_result,
    output wire   [7:0] completion_payload_code,
    output wire   [7:0] completion_payload_ri_generation,
    output wire   [3:0] completion_payload_op,
    output wire         completion_payload_deferred,
    output wire         completion_payload_modified_valid,
    output wire  [31:0] completion_payload_modified_length,
    output wire         completion_valid,
    input  wire         completion_ready
);

    localparam [1:0] RESULT_OK           = 2'd0;
    localparam [1:0] RESULT_REFUSED      = 2'd1;
    localparam [1:0] RESULT_FAILED       = 2'd2;
    localparam [3:0] ENDED_OP_READ       = 4'd2;
    localparam [3:0] ENDED_OP_RUDI_READ  = 4'd11;
    localparam [1:0] HEARD_KIND_RESPONSE = 2'd0;
    localparam [1:0] HEARD_KIND_FAILED   = 2'd2;

    wire         entries_filling;
    wire   [7:0] entries_fill;
    wire  [15:0] entries_next_payload;
    wire         entries_next_valid;
    reg          turn;
    wire         slice_up_ready;
    wire   [3:0] slice_down_payload_message_op;
    wire         slice_down_payload_message_is_tagged;
    wire   [1:0] slice_down_payload_message_mode;
    wire   [3:0] slice_down_payload_message_lane;
    wire   [3:0] slice_down_payload_message_traffic_class;
    wire   [3:0] slice_down_payload_message_local;
    wire [127:0] slice_down_payload_message_destination;
    wire  [23:0] slice_down_payload_message_job_id;
    wire  [11:0] slice_down_payload_message_pid_on_fep;
    wire  [11:0] slice_down_payload_message_resource_index;
    wire   [7:0] slice_down_payload_message_ri_generation;
    wire         slice_down_payload_message_dc;
    wire  [63:0] slice_down_payload_message_key;
    wire  [63:0] slice_down_payload_message_offset;
    wire  [31:0] slice_down_payload_message_initiator;
    wire         slice_down_payload_message_has_header_data;
    wire  [63:0] slice_down_payload_message_header_data;
    wire  [31:0] slice_down_payload_message_length;
    wire  [31:0] slice_down_payload_message_wr_id;
    wire         slice_down_payload_message_back_enable;
    wire  [15:0] slice_down_payload_message_back_pdcid;
    wire         slice_down_payload_message_back_close;
    wire         slice_down_payload_message_expects;
    wire  [15:0] slice_down_payload_id;
    wire  [31:0] slice_down_payload_beats;
    wire         slice_down_valid;
    wire         answer_slice_up_ready;
    wire   [3:0] answer_slice_down_payload_message_op;
    wire         answer_slice_down_payload_message_is_tagged;
    wire   [1:0] answer_slice_down_payload_message_mode;
    wire   [3:0] answer_slice_down_payload_message_lane;
    wire   [3:0] answer_slice_down_payload_message_traffic_class;
    wire   [3:0] answer_slice_down_payload_message_local;
    wire [127:0] answer_slice_down_payload_message_destination;
    wire  [23:0] answer_slice_down_payload_message_job_id;
    wire  [11:0] answer_slice_down_payload_message_pid_on_fep;
    wire  [11:0] answer_slice_down_payload_message_resource_index;
    wire   [7:0] answer_slice_down_payload_message_ri_generation;
    wire         answer_slice_down_payload_message_dc;
    wire  [63:0] answer_slice_down_payload_message_key;
    wire  [63:0] answer_slice_down_payload_message_offset;
    wire  [31:0] answer_slice_down_payload_message_initiator;
    wire         answer_slice_down_payload_message_has_header_data;
    wire  [63:0] answer_slice_down_payload_message_header_data;
    wire  [31:0] answer_slice_down_payload_message_length;
    wire  [31:0] answer_slice_down_payload_message_wr_id;
    wire         answer_slice_down_payload_message_back_enable;
    wire  [15:0] answer_slice_down_payload_message_back_pdcid;
    wire         answer_slice_down_payload_message_back_close;
    wire         answer_slice_down_payload_message_expects;
    wire  [15:0] answer_slice_down_payload_id;
    wire  [31:0] answer_slice_down_payload_beats;
    wire         answer_slice_down_valid;
    reg          heard_valid;
    reg    [3:0] heard_place;
    reg   [31:0] heard_handle;
    reg   [15:0] heard_message;
    reg    [1:0] heard_kind;
    reg          heard_response_present;
    reg    [1:0] heard_response_list;
    reg    [5:0] heard_response_opcode;
    reg    [5:0] heard_response_return_code;
    reg   [15:0] heard_response_message_id;
    reg   [31:0] heard_response_modified_length;
    reg    [7:0] heard_code;
    reg    [1:0] result;
    reg    [7:0] code;
    reg          ends;
    reg   [15:0] ended_id;
    reg    [1:0] ended_result;
    reg    [7:0] ended_code;
    reg    [7:0] ended_ri_generation;
    reg   [31:0] ended_wr_id;
    reg   [31:0] ended_bytes;
    reg          ended_back_enable;
    reg   [15:0] ended_back_pdcid;
    reg          ended_expects;
    reg    [3:0] ended_op;
    reg          ended_deferred;
    reg          ended_modified_valid;
    reg   [31:0] ended_modified_length;
    reg    [3:0] ended_place;
    wire         done_up_ready;
    wire  [31:0] done_down_payload_wr_id;
    wire  [15:0] done_down_payload_message_id;
    wire  [31:0] done_down_payload_bytes;
    wire   [1:0] done_down_payload_result;
    wire   [7:0] done_down_payload_code;
    wire   [7:0] done_down_payload_ri_generation;
    wire   [3:0] done_down_payload_op;
    wire         done_down_payload_deferred;
    wire         done_down_payload_modified_valid;
    wire  [31:0] done_down_payload_modified_length;
    wire         done_down_valid;
    reg   [22:0] totals [0:255];
    reg   [85:0] facts [0:255];
    reg   [49:0] progress [0:255];

    wire         rooms_answer = answer_slice_up_ready;
    wire         has_answer = answers_valid && rooms_answer;
    wire         rooms_message = slice_up_ready;
    wire         has_message = messages_valid && rooms_message;
    wire         is_answer = has_answer && (turn || !has_message);
    wire         takes_choice = is_answer ? answer_slice_up_ready : slice_up_ready;
    wire         is_given = has_message || has_answer;
    wire         takes = takes_choice && is_given;
    wire         returned_valid = done_down_valid && completion_ready;
    wire  [15:0] returned_id = done_down_payload_message_id;
    wire         enters_term = is_given && entries_next_valid;
    wire         enters = enters_term && takes_choice;
    wire         rooms_entered = enters;
    wire   [3:0] is_read_choice = is_answer ? answers_payload_op : messages_payload_op;
    wire         is_read = is_read_choice == ENDED_OP_READ || is_read_choice == ENDED_OP_RUDI_READ;
    wire  [49:0] progress_rdata = progress[heard_message[7:0]];
    wire         is_first = progress_rdata[49:42] != heard_message[15:8];
    wire  [22:0] totals_rdata = totals[heard_message[7:0]];
    wire  [22:0] left_before = is_first ? totals_rdata : progress_rdata[41:19];
    wire         is_refused_term = heard_response_return_code == 6'd1 || heard_response_return_code == 6'd0;
    wire         is_refused = heard_kind == HEARD_KIND_RESPONSE && !is_refused_term;
    wire         deferred_term = heard_kind == HEARD_KIND_RESPONSE && is_refused_term;
    wire         deferred_term_2 = deferred_term && heard_response_list == 2'd1;
    wire         deferred = deferred_term_2 || (!is_first && progress_rdata[0]);
    wire  [85:0] facts_rdata = facts[heard_message[7:0]];
    wire         asked_enable_choice = is_answer ? answers_payload_back_enable : messages_payload_back_enable;
    wire  [15:0] asked_pdcid_choice = is_answer ? answers_payload_back_pdcid : messages_payload_back_pdcid;
    wire         asked_close_choice = is_answer ? answers_payload_back_close : messages_payload_back_close;
    wire         slice_up_payload_message_is_tagged_choice = is_answer ? answers_payload_is_tagged : messages_payload_is_tagged;
    wire   [1:0] slice_up_payload_message_mode_choice = is_answer ? answers_payload_mode : messages_payload_mode;
    wire   [3:0] slice_up_payload_message_lane_choice = is_answer ? answers_payload_lane : messages_payload_lane;
    wire   [3:0] slice_up_payload_message_traffic_class_choice = is_answer ? answers_payload_traffic_class : messages_payload_traffic_class;
    wire   [3:0] slice_up_payload_message_local_choice = is_answer ? answers_payload_local : messages_payload_local;
    wire [127:0] slice_up_payload_message_destination_choice = is_answer ? answers_payload_destination : messages_payload_destination;
    wire  [23:0] slice_up_payload_message_job_id_choice = is_answer ? answers_payload_job_id : messages_payload_job_id;
    wire  [11:0] slice_up_payload_message_pid_on_fep_choice = is_answer ? answers_payload_pid_on_fep : messages_payload_pid_on_fep;
    wire  [11:0] slice_up_payload_message_resource_index_choice = is_answer ? answers_payload_resource_index : messages_payload_resource_index;
    wire   [7:0] slice_up_payload_message_ri_generation_choice = is_answer ? answers_payload_ri_generation : messages_payload_ri_generation;
    wire         slice_up_payload_message_dc_choice = is_answer ? answers_payload_dc : messages_payload_dc;
    wire  [63:0] slice_up_payload_message_key_choice = is_answer ? answers_payload_key : messages_payload_key;
    wire  [63:0] slice_up_payload_message_offset_choice = is_answer ? answers_payload_offset : messages_payload_offset;
    wire  [31:0] slice_up_payload_message_initiator_choice = is_answer ? answers_payload_initiator : messages_payload_initiator;
    wire         slice_up_payload_message_has_header_data_choice = is_answer ? answers_payload_has_header_data : messages_payload_has_header_data;
    wire  [63:0] slice_up_payload_message_header_data_choice = is_answer ? answers_payload_header_data : messages_payload_header_data;
    wire  [31:0] slice_up_payload_message_length_choice = is_answer ? answers_payload_length : messages_payload_length;
    wire  [31:0] slice_up_payload_message_wr_id_choice = is_answer ? answers_payload_wr_id : messages_payload_wr_id;
    wire         slice_up_payload_message_expects_choice = is_answer ? answers_payload_expects : messages_payload_expects;
    wire  [32:0] slice_up_payload_beats_sum = {7'd0, slice_up_payload_message_length_choice[31:6]} + {32'd0, |slice_up_payload_message_length_choice[5:0]};
    wire         slice_up_payload_beats_any = |slice_up_payload_message_length_choice;
    wire  [32:0] slice_up_payload_beats_word = {32'd0, !slice_up_payload_beats_any};
    wire  [32:0] slice_up_payload_beats_choice = is_read ? 33'd1 : slice_up_payload_beats_sum | slice_up_payload_beats_word;
    wire  [31:0] slice_up_payload_beats_part = slice_up_payload_beats_choice[31:0];
    wire  [32:0] totals_sum = {11'd0, slice_up_payload_message_length_choice[31:10]} + {32'd0, |slice_up_payload_message_length_choice[9:0]};
    wire  [32:0] totals_choice = is_read ? 33'd1 + {32'd0, slice_up_payload_beats_any} : totals_sum | slice_up_payload_beats_word;
    wire   [7:0] progress_choice = entries_filling ? entries_fill : heard_message[7:0];
    wire         progress_term = !is_first && progress_rdata[18:17] != 2'd0;
    wire   [7:0] progress_choice_2 = progress_term ? progress_rdata[8:1] : heard_response_modified_length[7:0];
    wire         ended_deferred_term = facts_rdata[3:0] == 4'd6 || facts_rdata[3:0] == 4'd8;

    handle_list_n256_w16_f1 entries (
        .clk          (clk),
        .rst          (rst),
        .returned     (returned_valid),
        .back         (returned_id),
        .filling      (entries_filling),
        .fill         (entries_fill),
        .next_payload (entries_next_payload),
        .next_valid   (entries_next_valid),
        .next_ready   (takes)
    );

    forward_slice_w560 slice (
        .clk                                  (clk),
        .rst                                  (rst),
        .up_payload_message_op                (is_read_choice),
        .up_payload_message_is_tagged         (slice_up_payload_message_is_tagged_choice),
        .up_payload_message_mode              (slice_up_payload_message_mode_choice),
        .up_payload_message_lane              (slice_up_payload_message_lane_choice),
        .up_payload_message_traffic_class     (slice_up_payload_message_traffic_class_choice),
        .up_payload_message_local             (slice_up_payload_message_local_choice),
        .up_payload_message_destination       (slice_up_payload_message_destination_choice),
        .up_payload_message_job_id            (slice_up_payload_message_job_id_choice),
        .up_payload_message_pid_on_fep        (slice_up_payload_message_pid_on_fep_choice),
        .up_payload_message_resource_index    (slice_up_payload_message_resource_index_choice),
        .up_payload_message_ri_generation     (slice_up_payload_message_ri_generation_choice),
        .up_payload_message_dc                (slice_up_payload_message_dc_choice),
        .up_payload_message_key               (slice_up_payload_message_key_choice),
        .up_payload_message_offset            (slice_up_payload_message_offset_choice),
        .up_payload_message_initiator         (slice_up_payload_message_initiator_choice),
        .up_payload_message_has_header_data   (slice_up_payload_message_has_header_data_choice),
        .up_payload_message_header_data       (slice_up_payload_message_header_data_choice),
        .up_payload_message_length            (slice_up_payload_message_length_choice),
        .up_payload_message_wr_id             (slice_up_payload_message_wr_id_choice),
        .up_payload_message_back_enable       (asked_enable_choice),
        .up_payload_message_back_pdcid        (asked_pdcid_choice),
        .up_payload_message_back_close        (asked_close_choice),
        .up_payload_message_expects           (slice_up_payload_message_expects_choice),
        .up_payload_id                        (entries_next_payload),
        .up_payload_beats                     (slice_up_payload_beats_part),
        .up_valid                             (enters_term && !is_answer),
        .up_ready                             (slice_up_ready),
        .down_payload_message_op              (slice_down_payload_message_op),
        .down_payload_message_is_tagged       (slice_down_payload_message_is_tagged),
        .down_payload_message_mode            (slice_down_payload_message_mode),
        .down_payload_message_lane            (slice_down_payload_message_lane),
        .down_payload_message_traffic_class   (slice_down_payload_message_traffic_class),
        .down_payload_message_local           (slice_down_payload_message_local),
        .down_payload_message_destination     (slice_down_payload_message_destination),
        .down_payload_message_job_id          (slice_down_payload_message_job_id),
        .down_payload_message_pid_on_fep      (slice_down_payload_message_pid_on_fep),
        .down_payload_message_resource_index  (slice_down_payload_message_resource_index),
        .down_payload_message_ri_generation   (slice_down_payload_message_ri_generation),
        .down_payload_message_dc              (slice_down_payload_message_dc),
        .down_payload_message_key             (slice_down_payload_message_key),
        .down_payload_message_offset          (slice_down_payload_message_offset),
        .down_payload_message_initiator       (slice_down_payload_message_initiator),
        .down_payload_message_has_header_data (slice_down_payload_message_has_header_data),
        .down_payload_message_header_data     (slice_down_payload_message_header_data),
        .down_payload_message_length          (slice_down_payload_message_length),
        .down_payload_message_wr_id           (slice_down_payload_message_wr_id),
        .down_payload_message_back_enable     (slice_down_payload_message_back_enable),
        .down_payload_message_back_pdcid      (slice_down_payload_message_back_pdcid),
        .down_payload_message_back_close      (slice_down_payload_message_back_close),
        .down_payload_message_expects         (slice_down_payload_message_expects),
        .down_payload_id                      (slice_down_payload_id),
        .down_payload_beats                   (slice_down_payload_beats),
        .down_valid                           (slice_down_valid),
        .down_ready                           (opened_ready)
    );

    forward_slice_w560 answer_slice (
        .clk                                  (clk),
        .rst                                  (rst),
        .up_payload_message_op                (is_read_choice),
        .up_payload_message_is_tagged         (slice_up_payload_message_is_tagged_choice),
        .up_payload_message_mode              (slice_up_payload_message_mode_choice),
        .up_payload_message_lane              (slice_up_payload_message_lane_choice),
        .up_payload_message_traffic_class     (slice_up_payload_message_traffic_class_choice),
        .up_payload_message_local             (slice_up_payload_message_local_choice),
        .up_payload_message_destination       (slice_up_payload_message_destination_choice),
        .up_payload_message_job_id            (slice_up_payload_message_job_id_choice),
        .up_payload_message_pid_on_fep        (slice_up_payload_message_pid_on_fep_choice),
        .up_payload_message_resource_index    (slice_up_payload_message_resource_index_choice),
        .up_payload_message_ri_generation     (slice_up_payload_message_ri_generation_choice),
        .up_payload_message_dc                (slice_up_payload_message_dc_choice),
        .up_payload_message_key               (slice_up_payload_message_key_choice),
        .up_payload_message_offset            (slice_up_payload_message_offset_choice),
        .up_payload_message_initiator         (slice_up_payload_message_initiator_choice),
        .up_payload_message_has_header_data   (slice_up_payload_message_has_header_data_choice),
        .up_payload_message_header_data       (slice_up_payload_message_header_data_choice),
        .up_payload_message_length            (slice_up_payload_message_length_choice),
        .up_payload_message_wr_id             (slice_up_payload_message_wr_id_choice),
        .up_payload_message_back_enable       (asked_enable_choice),
        .up_payload_message_back_pdcid        (asked_pdcid_choice),
        .up_payload_message_back_close        (asked_close_choice),
        .up_payload_message_expects           (slice_up_payload_message_expects_choice),
        .up_payload_id                        (entries_next_payload),
        .up_payload_beats                     (slice_up_payload_beats_part),
        .up_valid                             (enters_term && is_answer),
        .up_ready                             (answer_slice_up_ready),
        .down_payload_message_op              (answer_slice_down_payload_message_op),
        .down_payload_message_is_tagged       (answer_slice_down_payload_message_is_tagged),
        .down_payload_message_mode            (answer_slice_down_payload_message_mode),
        .down_payload_message_lane            (answer_slice_down_payload_message_lane),
        .down_payload_message_traffic_class   (answer_slice_down_payload_message_traffic_class),
        .down_payload_message_local           (answer_slice_down_payload_message_local),
        .down_payload_message_destination     (answer_slice_down_payload_message_destination),
        .down_payload_message_job_id          (answer_slice_down_payload_message_job_id),
        .down_payload_message_pid_on_fep      (answer_slice_down_payload_message_pid_on_fep),
        .down_payload_message_resource_index  (answer_slice_down_payload_message_resource_index),
        .down_payload_message_ri_generation   (answer_slice_down_payload_message_ri_generation),
        .down_payload_message_dc              (answer_slice_down_payload_message_dc),
        .down_payload_message_key             (answer_slice_down_payload_message_key),
        .down_payload_message_offset          (answer_slice_down_payload_message_offset),
        .down_payload_message_initiator       (answer_slice_down_payload_message_initiator),
        .down_payload_message_has_header_data (answer_slice_down_payload_message_has_header_data),
        .down_payload_message_header_data     (answer_slice_down_payload_message_header_data),
        .down_payload_message_length          (answer_slice_down_payload_message_length),
        .down_payload_message_wr_id           (answer_slice_down_payload_message_wr_id),
        .down_payload_message_back_enable     (answer_slice_down_payload_message_back_enable),
        .down_payload_message_back_pdcid      (answer_slice_down_payload_message_back_pdcid),
        .down_payload_message_back_close      (answer_slice_down_payload_message_back_close),
        .down_payload_message_expects         (answer_slice_down_payload_message_expects),
        .down_payload_id                      (answer_slice_down_payload_id),
        .down_payload_beats                   (answer_slice_down_payload_beats),
        .down_valid                           (answer_slice_down_valid),
        .down_ready                           (answer_taken)
    );

    block_fifo_w136_d256 done (
        .clk                          (clk),
        .rst                          (rst),
        .up_payload_wr_id             (ended_wr_id),
        .up_payload_message_id        (ended_id),
        .up_payload_bytes             (ended_bytes),
        .up_payload_result            (ended_result),
        .up_payload_code              (ended_code),
        .up_payload_ri_generation     (ended_ri_generation),
        .up_payload_op                (ended_op),
        .up_payload_deferred          (ended_deferred),
        .up_payload_modified_valid    (ended_modified_valid),
        .up_payload_modified_length   (ended_modified_length),
        .up_valid                     (ends),
        .up_ready                     (done_up_ready),
        .down_payload_wr_id           (done_down_payload_wr_id),
        .down_payload_message_id      (done_down_payload_message_id),
        .down_payload_bytes           (done_down_payload_bytes),
        .down_payload_result          (done_down_payload_result),
        .down_payload_code            (done_down_payload_code),
        .down_payload_ri_generation   (done_down_payload_ri_generation),
        .down_payload_op              (done_down_payload_op),
        .down_payload_deferred        (done_down_payload_deferred),
        .down_payload_modified_valid  (done_down_payload_modified_valid),
        .down_payload_modified_length (done_down_payload_modified_length),
        .down_valid                   (done_down_valid),
        .down_ready                   (completion_ready)
    );

    always @* begin
        result = RESULT_OK;
        if (heard_kind == HEARD_KIND_FAILED) begin
            result = RESULT_FAILED;
        end else if (is_refused) begin
            result = RESULT_REFUSED;
        end
        if (progress_term) begin
            result = progress_rdata[18:17];
        end
    end

    always @* begin
        code = 8'd1;
        if (heard_kind == HEARD_KIND_FAILED) begin
            code = heard_code;
        end else if (is_refused) begin
            code = {2'd0, heard_response_return_code};
        end
        if (progress_term) begin
            code = progress_rdata[16:9];
        end
    end

    always @(posedge clk) begin
        if (enters) totals[entries_next_payload[7:0]] <= totals_choice[22:0];
    end

    always @(posedge clk) begin
        if (enters) facts[entries_next_payload[7:0]] <= {
        slice_up_payload_message_wr_id_choice,
        slice_up_payload_message_length_choice,
        asked_enable_choice && !asked_close_choice,
        asked_pdcid_choice,
        slice_up_payload_message_expects_choice && !is_read,
        is_read_choice
    };
    end

    always @(posedge clk) begin
        if (heard_valid || entries_filling) progress[progress_choice] <= {
        entries_filling ? 8'd0 : heard_message[15:8],
        left_before - 23'd1,
        result,
        code,
        progress_choice_2,
        deferred
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
            heard_valid <= 1'b0;
            ends <= 1'b0;
        end else begin
            if (rooms_entered) begin
                turn <= !is_answer;
            end
            heard_valid <= outcome_valid;
            ends <= heard_valid && left_before == 23'd1;
        end
    end

    always @(posedge clk) begin
        heard_place <= outcome_place;
        heard_handle <= outcome_handle;
        heard_message <= outcome_message;
        heard_kind <= outcome_kind;
        heard_response_present <= outcome_response_present;
        heard_response_list <= outcome_response_list;
        heard_response_opcode <= outcome_response_opcode;
        heard_response_return_code <= outcome_response_return_code;
        heard_response_message_id <= outcome_response_message_id;
        heard_response_modified_length <= outcome_response_modified_length;
        heard_code <= outcome_code;
        ended_id <= heard_message;
        ended_result <= result;
        ended_code <= code;
        ended_ri_generation <= progress_choice_2;
        ended_wr_id <= facts_rdata[85:54];
        ended_bytes <= facts_rdata[53:22];
        ended_back_enable <= facts_rdata[21];
        ended_back_pdcid <= facts_rdata[20:5];
        ended_expects <= facts_rdata[4];
        ended_op <= facts_rdata[3:0];
        ended_deferred <= deferred && ended_deferred_term;
        ended_modified_valid <= deferred_term && heard_response_opcode != 6'd0;
        ended_modified_length <= heard_response_modified_length;
        ended_place <= heard_place;
    end

    assign ready = !entries_filling;
    assign answers_ready = enters && is_answer;
    assign opened_answer_valid = answer_slice_down_valid;
    assign opened_answer_payload_message_op = answer_slice_down_payload_message_op;
    assign opened_answer_payload_message_is_tagged = answer_slice_down_payload_message_is_tagged;
    assign opened_answer_payload_message_mode = answer_slice_down_payload_message_mode;
    assign opened_answer_payload_message_lane = answer_slice_down_payload_message_lane;
    assign opened_answer_payload_message_traffic_class = answer_slice_down_payload_message_traffic_class;
    assign opened_answer_payload_message_local = answer_slice_down_payload_message_local;
    assign opened_answer_payload_message_destination = answer_slice_down_payload_message_destination;
    assign opened_answer_payload_message_job_id = answer_slice_down_payload_message_job_id;
    assign opened_answer_payload_message_pid_on_fep = answer_slice_down_payload_message_pid_on_fep;
    assign opened_answer_payload_message_resource_index = answer_slice_down_payload_message_resource_index;
    assign opened_answer_payload_message_ri_generation = answer_slice_down_payload_message_ri_generation;
    assign opened_answer_payload_message_dc = answer_slice_down_payload_message_dc;
    assign opened_answer_payload_message_key = answer_slice_down_payload_message_key;
    assign opened_answer_payload_message_offset = answer_slice_down_payload_message_offset;
    assign opened_answer_payload_message_initiator = answer_slice_down_payload_message_initiator;
    assign opened_answer_payload_message_has_header_data = answer_slice_down_payload_message_has_header_data;
    assign opened_answer_payload_message_header_data = answer_slice_down_payload_message_header_data;
    assign opened_answer_payload_message_length = answer_slice_down_payload_message_length;
    assign opened_answer_payload_message_wr_id = answer_slice_down_payload_message_wr_id;
    assign opened_answer_payload_message_back_enable = answer_slice_down_payload_message_back_enable;
    assign opened_answer_payload_message_back_pdcid = answer_slice_down_payload_message_back_pdcid;
    assign opened_answer_payload_message_back_close = answer_slice_down_payload_message_back_close;
    assign opened_answer_payload_message_expects = answer_slice_down_payload_message_expects;
    assign opened_answer_payload_id = answer_slice_down_payload_id;
    assign opened_answer_payload_beats = answer_slice_down_payload_beats;
    assign asked_enable = enters && asked_enable_choice;
    assign asked_pdcid = asked_pdcid_choice;
    assign asked_close = asked_close_choice;
    assign answered_enable = ends && ended_back_enable;
    assign answered_pdcid = ended_back_pdcid;
    assign unanswered_enable = ends && ended_expects && (ended_result == RESULT_REFUSED || ended_deferred);
    assign unanswered_place = ended_place;
    assign messages_ready = enters && !is_answer;
    assign opened_payload_message_op = slice_down_payload_message_op;
    assign opened_payload_message_is_tagged = slice_down_payload_message_is_tagged;
    assign opened_payload_message_mode = slice_down_payload_message_mode;
    assign opened_payload_message_lane = slice_down_payload_message_lane;
    assign opened_payload_message_traffic_class = slice_down_payload_message_traffic_class;
    assign opened_payload_message_local = slice_down_payload_message_local;
    assign opened_payload_message_destination = slice_down_payload_message_destination;
    assign opened_payload_message_job_id = slice_down_payload_message_job_id;
    assign opened_payload_message_pid_on_fep = slice_down_payload_message_pid_on_fep;
    assign opened_payload_message_resource_index = slice_down_payload_message_resource_index;
    assign opened_payload_message_ri_generation = slice_down_payload_message_ri_generation;
    assign opened_payload_message_dc = slice_down_payload_message_dc;
    assign opened_payload_message_key = slice_down_payload_message_key;
    assign opened_payload_message_offset = slice_down_payload_message_offset;
    assign opened_payload_message_initiator = slice_down_payload_message_initiator;
    assign opened_payload_message_has_header_data = slice_down_payload_message_has_header_data;
    assign opened_payload_message_header_data = slice_down_payload_message_header_data;
    assign opened_payload_message_length = slice_down_payload_message_length;
    assign opened_payload_message_wr_id = slice_down_payload_message_wr_id;
    assign opened_payload_message_back_enable = slice_down_payload_message_back_enable;
    assign opened_payload_message_back_pdcid = slice_down_payload_message_back_pdcid;
    assign opened_payload_message_back_close = slice_down_payload_message_back_close;
    assign opened_payload_message_expects = slice_down_payload_message_expects;
    assign opened_payload_id = slice_down_payload_id;
    assign opened_payload_beats = slice_down_payload_beats;
    assign opened_valid = slice_down_valid;
    assign completion_payload_wr_id = done_down_payload_wr_id;
    assign completion_payload_message_id = done_down_payload_message_id;
    assign completion_payload_bytes = done_down_payload_bytes;
    assign completion_payload_result = done_down_payload_result;
    assign completion_payload_code = done_down_payload_code;
    assign completion_payload_ri_generation = done_down_payload_ri_generation;
    assign completion_payload_op = done_down_payload_op;
    assign completion_payload_deferred = done_down_payload_deferred;
    assign completion_payload_modified_valid = done_down_payload_modified_valid;
    assign completion_payload_modified_length = done_down_payload_modified_length;
    assign completion_valid = done_down_valid;

    wire _unused_ok = &{1'b0, heard_handle, heard_response_present, heard_response_message_id, done_up_ready, slice_up_payload_beats_choice[32], totals_choice[32:23]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) has_packets_left: assert (!heard_valid || (|left_before));
    always @(posedge clk) if (!rst) completion_finds_room: assert (!ends || done_up_ready);
`endif

endmodule

`default_nettype wire
