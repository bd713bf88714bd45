// From the end of a PDC to where another may have its context.
`default_nettype none

module retirement_n8 (
    input  wire       clk,
    input  wire       rst,
    output wire       retired_valid,
    output wire [2:0] retired_pdc,
    input  wire [2:0] ended_payload,
    input  wire       ended_valid,
    output wire       ended_ready,
    output wire [2:0] forget_payload,
    output wire       forget_valid,
    input  wire       forget_ready
);

    localparam [1:0] STEP_FREE       = 2'd0;
    localparam [1:0] STEP_DRAINING   = 2'd1;
    localparam [1:0] STEP_FORGETTING = 2'd2;
    localparam [1:0] STEP_SETTLING   = 2'd3;

    reg  [1:0] step;
    reg  [2:0] pdc;
    reg  [4:0] left;
    reg        retires;

    wire over = !(|left);

    always @* begin
        retires = 1'b0;
        case (step)
            STEP_SETTLING: begin
                if (over) begin
                    retires = 1'b1;
                end
            end
            default: begin end
        endcase
    end

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_FREE;
        end else begin
            case (step)
                STEP_FREE: begin
                    if (ended_valid) begin
                        step <= STEP_DRAINING;
                    end
                end
                STEP_DRAINING: begin
                    if (over) begin
                        step <= STEP_FORGETTING;
                    end
                end
                STEP_FORGETTING: begin
                    if (forget_ready) begin
                        step <= STEP_SETTLING;
                    end
                end
                STEP_SETTLING: begin
                    if (over) begin
                        step <= STEP_FREE;
                    end
                end
                default: begin end
            endcase
        end
    end

    always @(posedge clk) begin
        if (step == STEP_FREE) begin
            pdc <= ended_payload;
        end
        left <= left - 5'd1;
        case (step)
            STEP_FREE: begin
                left <= 5'd13;
            end
            STEP_FORGETTING: begin
                left <= 5'd19;
            end
            default: begin end
        endcase
    end

    assign retired_valid = retires;
    assign retired_pdc = pdc;
    assign ended_ready = step == STEP_FREE;
    assign forget_payload = pdc;
    assign forget_valid = step == STEP_FORGETTING;

endmodule

`default_nettype wire
