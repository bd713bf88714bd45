// Counts packets that are not authentic, and latches domains with too many.
`default_nettype none

module tss_auth_failures_n16 (
    input  wire        clk,
    input  wire        rst,
    output reg  [15:0] latched,
    output wire        busy,
    input  wire  [3:0] failed_payload,
    input  wire        failed_valid,
    output wire        failed_ready,
    input  wire  [3:0] write_payload_index,
    input  wire        write_payload_kind,
    input  wire [15:0] write_payload_limit,
    input  wire        write_valid,
    output wire        write_ready
);

    localparam [1:0] STATE_IDLE    = 2'd0;
    localparam [1:0] STATE_READ    = 2'd1;
    localparam [1:0] STATE_COMPARE = 2'd2;

    reg   [1:0] state;
    reg  [15:0] counted;
    reg   [3:0] index;
    reg         adds;
    reg         clears;
    reg  [15:0] count;
    reg  [15:0] limit;
    reg  [15:0] counts [0:15];
    reg  [15:0] limits [0:15];

    wire        ready = state == STATE_IDLE && !failed_valid;
    wire        writes = write_valid && ready;
    wire [15:0] counts_rdata = counts[index];
    wire [15:0] counted_shr_index = counted >> index;
    wire        next_term = counted_shr_index[0] && !clears;
    wire [15:0] next_and = counts_rdata & {16{next_term}};
    wire [15:0] next = adds && !(&next_and) ? next_and + 16'd1 : next_and;
    wire [15:0] limits_rdata = limits[index];
    wire [15:0] counted_shl = 16'd1 << index;
    wire [15:0] latched_and_not_counted_shl = latched & ~counted_shl;

    always @(posedge clk) begin
        if (state == STATE_READ) counts[index] <= next;
    end

    always @(posedge clk) begin
        if (writes && !write_payload_kind) limits[write_payload_index] <= write_payload_limit;
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            counted <= 16'd0;
            latched <= 16'd0;
        end else begin
            case (state)
                STATE_IDLE: begin
                    if (failed_valid || write_valid) begin
                        state <= STATE_READ;
                    end
                end
                STATE_READ: begin
                    counted <= counted | counted_shl;
                    state <= STATE_COMPARE;
                end
                STATE_COMPARE: begin
                    latched <= count >= limit ? latched | counted_shl : latched_and_not_counted_shl;
                    state <= STATE_IDLE;
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        count <= next;
        limit <= limits_rdata;
        case (state)
            STATE_IDLE: begin
                index <= failed_valid ? failed_payload : write_payload_index;
            end
            default: begin end
        endcase
        adds <= failed_valid;
        clears <= !failed_valid && write_payload_kind;
    end

    assign busy = state != STATE_IDLE || failed_valid;
    assign failed_ready = state == STATE_IDLE;
    assign write_ready = ready;

    wire _unused_ok = &{1'b0, counted_shr_index[15:1]};

endmodule

`default_nettype wire
