// The TSC counters of 32 keys: each is given once.
`default_nettype none

module tsc_allocator_n32_w48 (
    input  wire        clk,
    input  wire        rst,
    output reg         refused,
    output reg         upset,
    input  wire  [4:0] command_payload_context,
    input  wire  [1:0] command_payload_kind,
    input  wire [48:0] command_payload_next,
    input  wire [48:0] command_payload_limit,
    input  wire        command_valid,
    output wire        command_ready,
    input  wire  [4:0] up_payload,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_given,
    output wire [47:0] down_payload_counter,
    output wire        down_valid,
    input  wire        down_ready
);

    localparam [1:0] STATE_IDLE          = 2'd0;
    localparam [1:0] STATE_READ          = 2'd1;
    localparam [1:0] STATE_DECIDE        = 2'd2;
    localparam [1:0] STATE_HOLD          = 2'd3;
    localparam [1:0] REQUEST_KIND_START  = 2'd0;
    localparam [1:0] REQUEST_KIND_RAISE  = 2'd1;
    localparam [1:0] REQUEST_KIND_RESUME = 2'd2;

    reg   [1:0] state;
    reg  [31:0] started;
    reg   [4:0] present;
    reg   [4:0] own;
    reg         reads;
    reg         decides;
    reg         holds;
    reg   [4:0] request_context;
    reg   [1:0] request_kind;
    reg  [48:0] request_next;
    reg  [48:0] request_limit;
    reg  [48:0] next;
    reg  [48:0] limit;
    reg  [48:0] next_copy;
    reg  [48:0] limit_copy;
    reg         open;
    reg         accepts;
    reg         result_given;
    reg  [47:0] result_counter;
    reg  [48:0] counters [0:31];
    reg  [48:0] limits [0:31];
    reg  [48:0] counter_copies [0:31];
    reg  [48:0] limit_copies [0:31];

    wire        moves = !holds || down_ready;
    wire        allowed = !request_limit[48] || request_limit == 49'h1000000000000;
    wire        resumes = request_kind == REQUEST_KIND_RESUME;
    wire        starts = request_kind == REQUEST_KIND_START || resumes;
    wire        raises = request_kind == REQUEST_KIND_RAISE && open;
    wire        fits = allowed && request_limit >= (starts ? request_next : limit);
    wire        is_new = !(resumes && open && request_next < next);
    wire        agrees = next == ~next_copy && limit == ~limit_copy;
    wire        gives = open && next != limit && agrees;
    wire        differs = open && !agrees;
    wire        writes_next = decides && gives && moves;
    wire        writes_limit = state == STATE_HOLD && accepts;
    wire        writes_counter = writes_next || (writes_limit && starts);
    wire [48:0] stored = state == STATE_HOLD ? request_next : next + 49'd1;
    wire [48:0] stored_copy = state == STATE_HOLD ? ~request_next : next_copy - 49'd1;
    wire        again = writes_next && own == present;
    wire        empty = !(reads || decides || holds);
    wire        takes = state == STATE_IDLE && !command_valid;
    wire [48:0] counters_rdata = counters[present];
    wire [48:0] limits_rdata = limits[present];
    wire [48:0] counter_copies_rdata = counter_copies[present];
    wire [48:0] limit_copies_rdata = limit_copies[present];
    wire        is_start = request_kind == REQUEST_KIND_START;
    wire [31:0] started_shr_present = started >> present;

    always @(posedge clk) begin
        if (writes_counter) counters[own] <= stored;
    end

    always @(posedge clk) begin
        if (writes_limit) limits[own] <= request_limit;
    end

    always @(posedge clk) begin
        if (writes_counter) counter_copies[own] <= stored_copy;
    end

    always @(posedge clk) begin
        if (writes_limit) limit_copies[own] <= ~request_limit;
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            started <= 32'd0;
            reads <= 1'b0;
            decides <= 1'b0;
            holds <= 1'b0;
            upset <= 1'b0;
            refused <= 1'b0;
        end else begin
            upset <= 1'b0;
            refused <= 1'b0;
            if (moves) begin
                upset <= decides && differs;
                reads <= takes && up_valid;
                decides <= reads;
                holds <= decides;
            end
            case (state)
                STATE_IDLE: begin
                    if (command_valid && empty) begin
                        state <= STATE_READ;
                    end
                end
                STATE_READ: begin
                    state <= STATE_DECIDE;
                end
                STATE_DECIDE: begin
                    upset <= differs;
                    state <= STATE_HOLD;
                end
                STATE_HOLD: begin
                    refused <= !accepts;
                    if (accepts) begin
                        started <= started | (32'd1 << own);
                    end
                    state <= STATE_IDLE;
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        if (moves) begin
            own <= present;
            next <= again ? stored : counters_rdata;
            limit <= limits_rdata;
            next_copy <= again ? stored_copy : counter_copies_rdata;
            limit_copy <= limit_copies_rdata;
            open <= started_shr_present[0];
            result_given <= gives;
            result_counter <= next[47:0];
            if (state == STATE_IDLE) begin
                present <= command_valid ? command_payload_context : up_payload;
            end
        end
        accepts <= fits && is_new && (raises || starts) && (is_start || !differs);
        if (state == STATE_IDLE) begin
            request_context <= command_payload_context;
            request_kind <= command_payload_kind;
            request_next <= command_payload_next;
            request_limit <= command_payload_limit;
        end
    end

    assign command_ready = state == STATE_IDLE && empty;
    assign up_ready = takes && moves;
    assign down_payload_given = result_given;
    assign down_payload_counter = result_counter;
    assign down_valid = holds;

    wire _unused_ok = &{1'b0, request_context, started_shr_present[31:1]};

endmodule

`default_nettype wire
