// Ordered matching with wildcards: 256 receives and messages in two lists of each of 16 resources.
`default_nettype none

module match_ordered_n256_r16 (
    input  wire        clk,
    input  wire        rst,
    output wire        result_valid,
    output wire  [1:0] result_kind,
    output wire  [1:0] result_outcome,
    output wire  [3:0] result_resource,
    output wire [63:0] result_tag_match_bits,
    output wire [31:0] result_tag_initiator,
    output wire [31:0] result_place_wr_id,
    output wire [63:0] result_place_address,
    output wire [31:0] result_place_length,
    output wire [15:0] result_header_peer,
    output wire [15:0] result_header_pdc,
    output wire [15:0] result_header_message_id,
    output wire [15:0] result_header_kept_at,
    output wire [31:0] result_header_request_length,
    output wire  [5:0] result_return_code,
    output wire  [1:0] result_list,
    output wire  [8:0] free,
    input  wire  [1:0] command_payload_kind,
    input  wire  [3:0] command_payload_resource,
    input  wire [63:0] command_payload_tag_match_bits,
    input  wire [31:0] command_payload_tag_initiator,
    input  wire        command_payload_any_initiator,
    input  wire [31:0] command_payload_place_wr_id,
    input  wire [63:0] command_payload_place_address,
    input  wire [31:0] command_payload_place_length,
    input  wire [15:0] command_payload_header_peer,
    input  wire [15:0] command_payload_header_pdc,
    input  wire [15:0] command_payload_header_message_id,
    input  wire [15:0] command_payload_header_kept_at,
    input  wire [31:0] command_payload_header_request_length,
    input  wire        command_payload_keep,
    input  wire [63:0] command_payload_ignore_bits,
    input  wire        command_valid,
    output wire        command_ready
);

    localparam [1:0] STATE_CLEAR     = 2'd0;
    localparam [1:0] STATE_IDLE      = 2'd1;
    localparam [1:0] STATE_LOOK      = 2'd2;
    localparam [1:0] STATE_WALK      = 2'd3;
    localparam [1:0] OP_KIND_POST    = 2'd0;
    localparam [1:0] OP_KIND_ARRIVE  = 2'd1;
    localparam [1:0] OP_KIND_CANCEL  = 2'd2;
    localparam [1:0] OUTCOME_MATCHED = 2'd0;
    localparam [1:0] OUTCOME_STORED  = 2'd1;
    localparam [1:0] OUTCOME_ABSENT  = 2'd2;
    localparam [1:0] OUTCOME_REFUSED = 2'd3;

    reg    [1:0] state;
    reg    [4:0] cleared;
    reg    [1:0] op_kind;
    reg    [3:0] op_resource;
    reg   [63:0] op_tag_match_bits;
    reg   [31:0] op_tag_initiator;
    reg          op_any_initiator;
    reg   [31:0] op_place_wr_id;
    reg   [63:0] op_place_address;
    reg   [31:0] op_place_length;
    reg   [15:0] op_header_peer;
    reg   [15:0] op_header_pdc;
    reg   [15:0] op_header_message_id;
    reg   [15:0] op_header_kept_at;
    reg   [31:0] op_header_request_length;
    reg          op_keep;
    reg   [63:0] op_ignore_bits;
    reg          other;
    reg          searched_some;
    reg    [7:0] searched_head;
    reg    [7:0] searched_tail;
    reg    [7:0] current;
    reg    [7:0] previous;
    reg          blank;
    reg  [192:0] keys_rdata;
    reg   [63:0] key_compare_tag_match_bits;
    reg   [31:0] key_compare_tag_initiator;
    reg   [63:0] key_compare_ignore_bits;
    reg          key_compare_any_initiator;
    reg   [31:0] key_compare_wr_id;
    reg          valid_fetch;
    reg          valid_compare;
    reg          valid_end;
    reg    [7:0] step_fetch_node;
    reg    [7:0] step_fetch_previous;
    reg    [7:0] step_fetch_next;
    reg          step_fetch_is_first;
    reg          step_fetch_is_last;
    reg    [7:0] step_compare_node;
    reg    [7:0] step_compare_previous;
    reg    [7:0] step_compare_next;
    reg          step_compare_is_first;
    reg          step_compare_is_last;
    reg    [7:0] step_end_node;
    reg    [7:0] step_end_previous;
    reg    [7:0] step_end_next;
    reg          step_end_is_first;
    reg          step_end_is_last;
    reg   [63:0] key_end_tag_match_bits;
    reg   [31:0] key_end_tag_initiator;
    reg   [63:0] key_end_ignore_bits;
    reg          key_end_any_initiator;
    reg   [31:0] key_end_wr_id;
    reg          hit_end;
    wire         pool_some;
    wire   [7:0] pool_node;
    wire   [8:0] pool_free;
    reg    [1:0] outcome;
    reg          acted;
    reg    [1:0] ended_op_kind;
    reg    [3:0] ended_op_resource;
    reg   [63:0] ended_op_tag_match_bits;
    reg   [31:0] ended_op_tag_initiator;
    reg          ended_op_any_initiator;
    reg   [31:0] ended_op_place_wr_id;
    reg   [63:0] ended_op_place_address;
    reg   [31:0] ended_op_place_length;
    reg   [15:0] ended_op_header_peer;
    reg   [15:0] ended_op_header_pdc;
    reg   [15:0] ended_op_header_message_id;
    reg   [15:0] ended_op_header_kept_at;
    reg   [31:0] ended_op_header_request_length;
    reg          ended_op_keep;
    reg   [63:0] ended_op_ignore_bits;
    reg    [1:0] ended_outcome;
    reg   [63:0] ended_key_tag_match_bits;
    reg   [31:0] ended_key_tag_initiator;
    reg   [63:0] ended_key_ignore_bits;
    reg          ended_key_any_initiator;
    reg   [31:0] ended_key_wr_id;
    reg   [95:0] rests_rdata;
    reg    [1:0] left_kind;
    reg    [1:0] left_outcome;
    reg    [3:0] left_resource;
    reg   [63:0] left_tag_match_bits;
    reg   [31:0] left_tag_initiator;
    reg   [31:0] left_place_wr_id;
    reg   [63:0] left_place_address;
    reg   [31:0] left_place_length;
    reg   [15:0] left_header_peer;
    reg   [15:0] left_header_pdc;
    reg   [15:0] left_header_message_id;
    reg   [15:0] left_header_kept_at;
    reg   [31:0] left_header_request_length;
    reg    [5:0] left_return_code;
    reg    [1:0] left_list;
    reg          left_valid;
    reg   [16:0] lists [0:31];
    reg    [7:0] next [0:255];
    (* no_rw_check *)
    reg  [192:0] keys [0:255];
    (* no_rw_check *)
    reg   [95:0] rests [0:255];

    wire        is_post = op_kind == OP_KIND_POST;
    wire        is_cancel = op_kind == OP_KIND_CANCEL;
    wire        found = valid_end && hit_end;
    wire        missed = blank || (valid_end && step_end_is_last && !hit_end);
    wire        search_ends = found || missed;
    wire        acts = search_ends;
    wire        looks = state == STATE_LOOK;
    wire  [4:0] list_at = {other, op_resource};
    wire [16:0] lists_rdata = lists[list_at];
    wire        list_some = lists_rdata[16];
    wire  [7:0] list_head = lists_rdata[15:8];
    wire  [7:0] list_tail = lists_rdata[7:0];
    wire        issues = (looks && list_some) || state == STATE_WALK;
    wire  [7:0] node = looks ? list_head : current;
    wire  [7:0] next_rdata = next[node];
    wire  [7:0] after = next_rdata;
    wire        is_last = looks ? list_head == list_tail : current == searched_tail;
    wire [63:0] key_tag_match_bits = keys_rdata[192:129];
    wire [31:0] key_tag_initiator = keys_rdata[128:97];
    wire [63:0] key_ignore_bits = keys_rdata[96:33];
    wire        key_any_initiator = keys_rdata[32];
    wire [31:0] key_wr_id = keys_rdata[31:0];
    wire        is_called = key_compare_wr_id == op_place_wr_id;
    wire [63:0] hit_xor = key_compare_tag_match_bits ^ op_tag_match_bits;
    wire        hit_any = |(hit_xor & ~(key_compare_ignore_bits | op_ignore_bits));
    wire        hit_term = key_compare_tag_initiator != op_tag_initiator;
    wire        hit_term_2 = hit_term && !(key_compare_any_initiator || op_any_initiator);
    wire        hit = is_cancel ? is_called : !(hit_any || hit_term_2);
    wire        stores = missed && (is_post || (op_kind == OP_KIND_ARRIVE && op_keep));
    wire        appends = stores && pool_some;
    wire        links = found ? !step_end_is_first : appends && list_some;
    wire        takes = state == STATE_IDLE || acts;
    wire        is_matched = ended_outcome == OUTCOME_MATCHED;
    wire        arrived = ended_op_kind == OP_KIND_ARRIVE;
    wire        of_message = is_matched && ended_op_kind == OP_KIND_POST;
    wire        of_receive = is_matched && !of_message;
    wire  [4:0] lists_choice = found ? {is_post, op_resource} : {other, op_resource};
    wire  [4:0] lists_choice_2 = state == STATE_CLEAR ? cleared : lists_choice;
    wire        lists_choice_3 = found ? !(step_end_is_first && step_end_is_last) : 1'b1;
    wire  [7:0] lists_choice_4 = step_end_is_first ? step_end_next : searched_head;
    wire  [7:0] next_choice = found ? step_end_previous : list_tail;
    wire [95:0] rests_word = {op_header_peer, op_header_pdc, op_header_message_id, op_header_kept_at, op_header_request_length};

    match_node_pool_n256 pool (
        .clk   (clk),
        .rst   (rst),
        .take  (stores),
        .give  (found),
        .given (step_end_node),
        .some  (pool_some),
        .node  (pool_node),
        .free  (pool_free)
    );

    always @* begin
        outcome = OUTCOME_REFUSED;
        if (found) begin
            outcome = OUTCOME_MATCHED;
        end else if (appends) begin
            outcome = OUTCOME_STORED;
        end else if (is_cancel) begin
            outcome = OUTCOME_ABSENT;
        end
    end

    always @(posedge clk) begin
        if (state == STATE_CLEAR || found || appends) lists[lists_choice_2] <= {
        lists_choice_3 && state != STATE_CLEAR,
        found ? lists_choice_4 : list_some ? list_head : pool_node,
        found ? (step_end_is_last ? step_end_previous : searched_tail) : pool_node
    };
    end

    always @(posedge clk) begin
        if (links) next[next_choice] <= found ? step_end_next : pool_node;
    end

    always @(posedge clk) begin
        keys_rdata <= keys[node];
        if (appends) keys[pool_node] <= {op_tag_match_bits, op_tag_initiator, op_ignore_bits, op_any_initiator, op_place_wr_id};
    end

    always @(posedge clk) begin
        rests_rdata <= rests[step_end_node];
        if (appends) rests[pool_node] <= is_post ? {op_place_address, op_place_length} : rests_word;
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_CLEAR;
            cleared <= 5'd0;
            blank <= 1'b0;
            valid_fetch <= 1'b0;
            valid_compare <= 1'b0;
            valid_end <= 1'b0;
            acted <= 1'b0;
            left_valid <= 1'b0;
        end else begin
            blank <= looks && !list_some;
            valid_fetch <= issues && !acts;
            valid_compare <= valid_fetch && !acts;
            valid_end <= valid_compare && !acts;
            case (state)
                STATE_CLEAR: begin
                    cleared <= cleared + 5'd1;
                    if (&cleared) begin
                        state <= STATE_IDLE;
                    end
                end
                STATE_LOOK: begin
                    state <= STATE_WALK;
                end
                default: begin end
            endcase
            if (takes) begin
                state <= STATE_IDLE;
                if (command_valid) begin
                    state <= STATE_LOOK;
                end
            end
            acted <= acts;
            left_valid <= acted;
        end
    end

    always @(posedge clk) begin
        current <= after;
        previous <= node;
        key_compare_tag_match_bits <= key_tag_match_bits;
        key_compare_tag_initiator <= key_tag_initiator;
        key_compare_ignore_bits <= key_ignore_bits;
        key_compare_any_initiator <= key_any_initiator;
        key_compare_wr_id <= key_wr_id;
        step_fetch_node <= node;
        step_fetch_previous <= previous;
        step_fetch_next <= after;
        step_fetch_is_first <= looks;
        step_fetch_is_last <= is_last;
        step_compare_node <= step_fetch_node;
        step_compare_previous <= step_fetch_previous;
        step_compare_next <= step_fetch_next;
        step_compare_is_first <= step_fetch_is_first;
        step_compare_is_last <= step_fetch_is_last;
        step_end_node <= step_compare_node;
        step_end_previous <= step_compare_previous;
        step_end_next <= step_compare_next;
        step_end_is_first <= step_compare_is_first;
        step_end_is_last <= step_compare_is_last;
        key_end_tag_match_bits <= key_compare_tag_match_bits;
        key_end_tag_initiator <= key_compare_tag_initiator;
        key_end_ignore_bits <= key_compare_ignore_bits;
        key_end_any_initiator <= key_compare_any_initiator;
        key_end_wr_id <= key_compare_wr_id;
        hit_end <= hit;
        case (state)
            STATE_LOOK: begin
                searched_some <= list_some;
                searched_head <= list_head;
                searched_tail <= list_tail;
                other <= !other;
            end
            default: begin end
        endcase
        if (takes) begin
            op_kind <= command_payload_kind;
            op_resource <= command_payload_resource;
            op_tag_match_bits <= command_payload_tag_match_bits;
            op_tag_initiator <= command_payload_tag_initiator;
            op_any_initiator <= command_payload_any_initiator && command_payload_kind != OP_KIND_ARRIVE;
            op_place_wr_id <= command_payload_place_wr_id;
            op_place_address <= command_payload_place_address;
            op_place_length <= command_payload_place_length;
            op_header_peer <= command_payload_header_peer;
            op_header_pdc <= command_payload_header_pdc;
            op_header_message_id <= command_payload_header_message_id;
            op_header_kept_at <= command_payload_header_kept_at;
            op_header_request_length <= command_payload_header_request_length;
            op_keep <= command_payload_keep;
            op_ignore_bits <= command_payload_ignore_bits & {64{command_payload_kind != OP_KIND_ARRIVE}};
            other <= command_payload_kind == OP_KIND_POST;
        end
        ended_op_kind <= op_kind;
        ended_op_resource <= op_resource;
        ended_op_tag_match_bits <= op_tag_match_bits;
        ended_op_tag_initiator <= op_tag_initiator;
        ended_op_any_initiator <= op_any_initiator;
        ended_op_place_wr_id <= op_place_wr_id;
        ended_op_place_address <= op_place_address;
        ended_op_place_length <= op_place_length;
        ended_op_header_peer <= op_header_peer;
        ended_op_header_pdc <= op_header_pdc;
        ended_op_header_message_id <= op_header_message_id;
        ended_op_header_kept_at <= op_header_kept_at;
        ended_op_header_request_length <= op_header_request_length;
        ended_op_keep <= op_keep;
        ended_op_ignore_bits <= op_ignore_bits;
        ended_outcome <= outcome;
        ended_key_tag_match_bits <= key_end_tag_match_bits;
        ended_key_tag_initiator <= key_end_tag_initiator;
        ended_key_ignore_bits <= key_end_ignore_bits;
        ended_key_any_initiator <= key_end_any_initiator;
        ended_key_wr_id <= key_end_wr_id;
        left_kind <= ended_op_kind;
        left_outcome <= ended_outcome;
        left_resource <= ended_op_resource;
        left_tag_match_bits <= of_message ? ended_key_tag_match_bits : ended_op_tag_match_bits;
        left_tag_initiator <= of_message ? ended_key_tag_initiator : ended_op_tag_initiator;
        left_place_wr_id <= of_receive ? ended_key_wr_id : ended_op_place_wr_id;
        left_place_address <= of_receive ? rests_rdata[95:32] : ended_op_place_address;
        left_place_length <= of_receive ? rests_rdata[31:0] : ended_op_place_length;
        left_header_peer <= of_message ? rests_rdata[95:80] : ended_op_header_peer;
        left_header_pdc <= of_message ? rests_rdata[79:64] : ended_op_header_pdc;
        left_header_message_id <= of_message ? rests_rdata[63:48] : ended_op_header_message_id;
        left_header_kept_at <= of_message ? rests_rdata[47:32] : ended_op_header_kept_at;
        left_header_request_length <= of_message ? rests_rdata[31:0] : ended_op_header_request_length;
        left_return_code <= arrived && ended_outcome == OUTCOME_REFUSED ? 6'd5 : 6'd1;
        left_list <= arrived && ended_outcome == OUTCOME_STORED ? 2'd1 : 2'd0;
    end

    assign result_valid = left_valid;
    assign result_kind = left_kind;
    assign result_outcome = left_outcome;
    assign result_resource = left_resource;
    assign result_tag_match_bits = left_tag_match_bits;
    assign result_tag_initiator = left_tag_initiator;
    assign result_place_wr_id = left_place_wr_id;
    assign result_place_address = left_place_address;
    assign result_place_length = left_place_length;
    assign result_header_peer = left_header_peer;
    assign result_header_pdc = left_header_pdc;
    assign result_header_message_id = left_header_message_id;
    assign result_header_kept_at = left_header_kept_at;
    assign result_header_request_length = left_header_request_length;
    assign result_return_code = left_return_code;
    assign result_list = left_list;
    assign free = pool_free;
    assign command_ready = takes;

    wire _unused_ok = &{1'b0, searched_some, ended_op_any_initiator, ended_op_keep, ended_op_ignore_bits, ended_key_ignore_bits, ended_key_any_initiator};

endmodule

`default_nettype wire
