// Counts packets that are not authentic, and latches domains with too many.
`default_nettype none

module tss_auth_failures_n16 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] window,
    output reg  [15:0] latched,
    output reg  [15:0] warned,
    output wire        busy,
    output reg         upset,
    input  wire  [3:0] failed_payload,
    input  wire        failed_valid,
    output wire        failed_ready,
    input  wire  [3:0] write_payload_index,
    input  wire        write_payload_kind,
    input  wire [15:0] write_payload_limit,
    input  wire [15:0] write_payload_warning,
    input  wire        write_valid,
    output wire        write_ready
);

    localparam [1:0] STATE_IDLE    = 2'd0;
    localparam [1:0] STATE_READ    = 2'd1;
    localparam [1:0] STATE_COMPARE = 2'd2;

    reg   [1:0] state;
    reg  [15:0] counted;
    reg  [15:0] nearly;
    reg  [15:0] nearly_at_once;
    reg   [3:0] index;
    reg         adds;
    reg         clears;
    reg  [31:0] elapsed;
    reg         over;
    reg  [15:0] count;
    reg         bad_count;
    reg  [15:0] held_limit;
    reg  [15:0] held_warning;
    reg         held_parity;
    reg  [16:0] counts [0:15];
    reg  [32:0] limits [0:15];

    wire        idle = state == STATE_IDLE && !over;
    wire        ready = idle && !failed_valid;
    wire        writes = write_valid && ready;
    wire [15:0] counted_shr_index = counted >> index;
    wire        counts_on = counted_shr_index[0] && !clears;
    wire [16:0] counts_rdata = counts[index];
    wire [15:0] next_and = counts_rdata[16:1] & {16{counts_on}};
    wire [15:0] next = adds && !(&next_and) ? next_and + 16'd1 : next_and;
    wire [32:0] limits_rdata = limits[index];
    wire        is_upset = bad_count || ((^held_limit) ^ (^held_warning)) != held_parity;
    wire        reaches = count >= held_limit;
    wire [15:0] counted_shl = 16'd1 << index;
    wire [15:0] not_counted_shl = ~counted_shl;
    wire        warned_term = (|held_warning) && count >= held_warning;
    wire        nearly_term = {1'b0, count} + 17'd1 >= {1'b0, held_limit};
    wire [15:0] nearly_at_once_or = nearly_at_once | counted_shl;

    always @(posedge clk) begin
        if (state == STATE_READ) counts[index] <= {next, ^next};
    end

    always @(posedge clk) begin
        if (writes && !write_payload_kind) limits[write_payload_index] <= {write_payload_limit, write_payload_warning, (^write_payload_limit) ^ (^write_payload_warning)};
    end

    always @(posedge clk) begin
        if (rst) begin
            state <= STATE_IDLE;
            counted <= 16'd0;
            latched <= 16'd0;
            warned <= 16'd0;
            nearly <= {16{1'b1}};
            nearly_at_once <= {16{1'b1}};
            elapsed <= 32'd0;
            over <= 1'b0;
            upset <= 1'b0;
        end else begin
            upset <= 1'b0;
            case (state)
                STATE_IDLE: begin
                    if (over) begin
                        counted <= 16'd0;
                        warned <= 16'd0;
                        nearly <= nearly_at_once;
                    end else if (failed_valid || write_valid) begin
                        state <= STATE_READ;
                    end
                    if (!over && failed_valid) begin
                        latched <= latched | (nearly & (16'd1 << failed_payload));
                    end
                end
                STATE_READ: begin
                    counted <= counted | counted_shl;
                    state <= STATE_COMPARE;
                end
                STATE_COMPARE: begin
                    upset <= is_upset;
                    if (reaches || is_upset) begin
                        latched <= latched | counted_shl;
                    end else if (clears) begin
                        latched <= latched & not_counted_shl;
                    end
                    warned <= warned_term ? warned | counted_shl : warned & not_counted_shl;
                    nearly <= nearly_term ? nearly | counted_shl : nearly & not_counted_shl;
                    nearly_at_once <= !(|held_limit[15:1]) ? nearly_at_once_or : nearly_at_once & not_counted_shl;
                    state <= STATE_IDLE;
                end
                default: begin end
            endcase
            elapsed <= elapsed + 32'd1;
            if ({1'b0, elapsed} + 33'd1 >= {1'b0, window}) begin
                elapsed <= 32'd0;
                over <= |window;
            end
            if (over && state == STATE_IDLE) begin
                over <= 1'b0;
            end
        end
    end

    always @(posedge clk) begin
        count <= next;
        bad_count <= counts_on && (^counts_rdata[16:1]) != counts_rdata[0];
        held_limit <= limits_rdata[32:17];
        held_warning <= limits_rdata[16:1];
        held_parity <= limits_rdata[0];
        case (state)
            STATE_IDLE: begin
                index <= failed_valid ? failed_payload : write_payload_index;
                adds <= failed_valid;
                clears <= !failed_valid && write_payload_kind;
            end
            default: begin end
        endcase
    end

    assign busy = failed_valid;
    assign failed_ready = idle;
    assign write_ready = ready;

    wire _unused_ok = &{1'b0, counted_shr_index[15:1]};

`ifdef FORMAL
    wire [15:0] latched_shr_index = latched >> index;
    wire        as_foreseen_term = !(adds && reaches && !is_upset) || latched_shr_index[0];

    wire _unused_in_checks = &{1'b0, latched_shr_index[15:1]};

    always @(posedge clk) if (!rst) as_foreseen: assert (state != STATE_COMPARE || as_foreseen_term);
`endif

endmodule

`default_nettype wire
