// Up to 32 posted receives of each of 64 resources, the oldest first.
`default_nettype none

module ses_receive_queues_r64_n32 (
    input  wire        clk,
    input  wire        rst,
    output wire        result_valid,
    output wire  [1:0] result_kind,
    output wire  [1:0] result_outcome,
    output wire [31:0] result_place_wr_id,
    output wire [63:0] result_place_address,
    output wire [31:0] result_place_length,
    input  wire  [1:0] command_payload_kind,
    input  wire  [5:0] command_payload_resource,
    input  wire [31:0] command_payload_place_wr_id,
    input  wire [63:0] command_payload_place_address,
    input  wire [31:0] command_payload_place_length,
    input  wire        command_valid,
    output wire        command_ready
);

    localparam [1:0] OUTCOME_MATCHED  = 2'd0;
    localparam [1:0] OUTCOME_STORED   = 2'd1;
    localparam [1:0] OUTCOME_ABSENT   = 2'd2;
    localparam [1:0] OUTCOME_REFUSED  = 2'd3;
    localparam [1:0] OP_1_KIND_POST   = 2'd0;
    localparam [1:0] OP_1_KIND_CANCEL = 2'd2;

    reg          clearing;
    reg    [5:0] cleared;
    reg          valid_1;
    reg    [1:0] op_1_kind;
    reg    [5:0] op_1_resource;
    reg   [31:0] op_1_place_wr_id;
    reg   [63:0] op_1_place_address;
    reg   [31:0] op_1_place_length;
    reg  [127:0] places_rdata;
    reg   [31:0] found_wr_id;
    reg   [63:0] found_address;
    reg   [31:0] found_length;
    reg    [1:0] outcome;
    reg    [1:0] result_2_kind;
    reg    [1:0] result_2_outcome;
    reg   [31:0] result_2_place_wr_id;
    reg   [63:0] result_2_place_address;
    reg   [31:0] result_2_place_length;
    reg    [1:0] result_3_kind;
    reg    [1:0] result_3_outcome;
    reg   [31:0] result_3_place_wr_id;
    reg   [63:0] result_3_place_address;
    reg   [31:0] result_3_place_length;
    reg          valid_2;
    reg          valid_3;
    reg   [10:0] queues [0:63];
    (* no_rw_check *)
    reg  [127:0] places [0:2047];

    wire [10:0] queues_rdata = queues[op_1_resource];
    wire  [4:0] queue_first = queues_rdata[10:6];
    wire  [5:0] queue_count = queues_rdata[5:0];
    wire        posts = op_1_kind == OP_1_KIND_POST;
    wire        some = |queue_count;
    wire        stores = valid_1 && posts && !queue_count[5];
    wire        takes = valid_1 && !posts && some;
    wire  [5:0] queues_choice = clearing ? cleared : op_1_resource;
    wire  [5:0] queues_choice_2 = posts ? queue_count + 6'd1 : queue_count - 6'd1;

    always @* begin
        outcome = OUTCOME_REFUSED;
        if (stores) begin
            outcome = OUTCOME_STORED;
        end else if (takes) begin
            outcome = OUTCOME_MATCHED;
        end else if (op_1_kind == OP_1_KIND_CANCEL) begin
            outcome = OUTCOME_ABSENT;
        end
    end

    always @(posedge clk) begin
        if (clearing || stores || takes) queues[queues_choice] <= {(posts ? queue_first : queue_first + 5'd1) & {5{!clearing}}, queues_choice_2 & {6{!clearing}}};
    end

    always @(posedge clk) begin
        places_rdata <= places[{op_1_resource, queue_first}];
        if (stores) places[{op_1_resource, queue_first + queue_count[4:0]}] <= {op_1_place_wr_id, op_1_place_address, op_1_place_length};
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            cleared <= 6'd0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
        end else begin
            cleared <= cleared + 6'd1;
            if (&cleared) begin
                clearing <= 1'b0;
            end
            valid_1 <= command_valid && !clearing;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
        end
    end

    always @(posedge clk) begin
        op_1_kind <= command_payload_kind;
        op_1_resource <= command_payload_resource;
        op_1_place_wr_id <= command_payload_place_wr_id;
        op_1_place_address <= command_payload_place_address;
        op_1_place_length <= command_payload_place_length;
        found_wr_id <= places_rdata[127:96];
        found_address <= places_rdata[95:32];
        found_length <= places_rdata[31:0];
        result_2_kind <= op_1_kind;
        result_2_outcome <= outcome;
        result_2_place_wr_id <= op_1_place_wr_id;
        result_2_place_address <= op_1_place_address;
        result_2_place_length <= op_1_place_length;
        result_3_kind <= result_2_kind;
        result_3_outcome <= result_2_outcome;
        result_3_place_wr_id <= result_2_place_wr_id;
        result_3_place_address <= result_2_place_address;
        result_3_place_length <= result_2_place_length;
    end

    assign result_valid = valid_3;
    assign result_kind = result_3_kind;
    assign result_outcome = result_3_outcome;
    assign result_place_wr_id = result_3_outcome == OUTCOME_MATCHED ? found_wr_id : result_3_place_wr_id;
    assign result_place_address = result_3_outcome == OUTCOME_MATCHED ? found_address : result_3_place_address;
    assign result_place_length = result_3_outcome == OUTCOME_MATCHED ? found_length : result_3_place_length;
    assign command_ready = !clearing;

endmodule

`default_nettype wire
