// Parses an SES header and its extension.
`default_nettype none

module uet_ses_stage (
    input  wire         clk,
    input  wire         enable,
    input  wire         negotiates,
    input  wire   [3:0] next,
    input  wire         trimmed,
    input  wire [639:0] bytes,
    input  wire  [15:0] left,
    input  wire   [7:0] at,
    output reg    [2:0] kind,
    output reg  [351:0] header,
    output reg    [2:0] extension,
    output reg  [287:0] extension_header,
    output reg    [3:0] verdict,
    output reg   [15:0] rest_left,
    output reg    [7:0] rest_at
);

    localparam [2:0] KIND_NONE                = 3'd0;
    localparam [2:0] KIND_REQUEST_SMALL       = 3'd1;
    localparam [2:0] KIND_REQUEST_MEDIUM      = 3'd2;
    localparam [2:0] KIND_REQUEST_STD         = 3'd3;
    localparam [2:0] KIND_RESPONSE            = 3'd4;
    localparam [2:0] KIND_RESPONSE_DATA       = 3'd5;
    localparam [2:0] KIND_RESPONSE_DATA_SMALL = 3'd6;
    localparam [3:0] VERDICT_UET              = 4'd0;
    localparam [3:0] VERDICT_SHORT            = 4'd2;
    localparam [3:0] VERDICT_BAD_VERSION      = 4'd6;
    localparam [2:0] EXTENSION_NONE           = 3'd0;
    localparam [2:0] EXTENSION_RENDEZVOUS     = 3'd1;
    localparam [2:0] EXTENSION_ATOMIC         = 3'd2;
    localparam [2:0] EXTENSION_COMPARE_SWAP   = 3'd3;
    localparam [2:0] EXTENSION_NEGOTIATION    = 3'd4;

    reg    [7:0] needs;
    reg  [639:0] held;
    reg          bad_version;
    reg          held_ses;
    reg          held_negotiates;
    reg          held_request;
    reg          held_trimmed;
    reg    [2:0] held_next;
    reg          wants_rendezvous;
    reg          wants_atomic;
    reg   [15:0] held_left;
    reg    [7:0] held_at;
    reg    [2:0] kind_2;
    reg  [351:0] header_2;
    reg    [3:0] verdict_2;
    reg  [287:0] rest_2;
    reg   [15:0] left_2;
    reg    [7:0] at_2;
    reg          negotiated;
    reg          rendezvous;
    reg          atomic;
    reg          trimmed_2;
    reg    [2:0] extension_3;
    reg  [287:0] extension_header_3;
    reg    [7:0] more;
    reg    [3:0] verdict_3;
    reg    [2:0] kind_3;
    reg  [351:0] header_3;
    reg   [15:0] left_3;
    reg    [7:0] at_3;

    wire         is_ses = enable && (|next) && next <= 4'd6;
    wire         lacks = held_left < {8'd0, needs};
    wire         is_cut = lacks && held_trimmed && held_ses;
    wire         is_good = held_ses && !lacks && !bad_version;
    wire   [7:0] taken = is_cut ? 8'd0 : needs;
    wire         hasAtomic = left_2 >= 16'd4;
    wire         hasSwap = left_2 >= 16'd36;
    wire         hasRendezvous = left_2 >= 16'd24;
    wire         wants_atomic_term = bytes[637:632] == 6'd3 || bytes[637:632] == 6'd4;
    wire [287:0] rest_2_choice = needs == 8'd20 && !held_negotiates ? held[479:192] : held[639:352];
    wire [287:0] rest_2_choice_2 = needs == 8'd32 && !held_negotiates ? held[383:96] : rest_2_choice;
    wire         is_good_and_held_request = is_good && held_request;
    wire         extension_3_term = rest_2[287:280] == 8'd13 || rest_2[287:280] == 8'd14;
    wire         extension_3_term_2 = extension_3_term || rest_2[287:280] == 8'd15 || rest_2[287:280] == 8'd16;
    wire         extension_3_term_3 = extension_3_term_2 || rest_2[287:280] == 8'd17 || rest_2[287:280] == 8'd18;

    always @(posedge clk) begin
        needs <= 8'd0;
        if (negotiates) begin
            needs <= 8'd4;
        end else if (is_ses) begin
            case (next)
                4'd1: begin
                    needs <= 8'd20;
                end
                4'd2: begin
                    needs <= 8'd32;
                end
                4'd3: begin
                    needs <= 8'd44;
                end
                4'd4: begin
                    needs <= 8'd12;
                end
                4'd5: begin
                    needs <= 8'd20;
                end
                4'd6: begin
                    needs <= 8'd12;
                end
                default: begin
                    needs <= 8'd0;
                end
            endcase
        end
        held <= bytes;
        bad_version <= is_ses && (|bytes[631:630]);
        held_ses <= is_ses;
        held_negotiates <= negotiates;
        held_request <= next == 4'd1 || next == 4'd2 || next == 4'd3;
        held_trimmed <= trimmed;
        held_next <= next[2:0];
        wants_rendezvous <= bytes[637:632] == 6'd6 || bytes[637:632] == 6'd10;
        wants_atomic <= wants_atomic_term || bytes[637:632] == 6'd13 || bytes[637:632] == 6'd14;
        held_left <= left;
        held_at <= at;
        kind_2 <= KIND_NONE;
        if (is_good) begin
            case (held_next)
                3'd1: begin
                    kind_2 <= KIND_REQUEST_SMALL;
                end
                3'd2: begin
                    kind_2 <= KIND_REQUEST_MEDIUM;
                end
                3'd3: begin
                    kind_2 <= KIND_REQUEST_STD;
                end
                3'd4: begin
                    kind_2 <= KIND_RESPONSE;
                end
                3'd5: begin
                    kind_2 <= KIND_RESPONSE_DATA;
                end
                3'd6: begin
                    kind_2 <= KIND_RESPONSE_DATA_SMALL;
                end
                default: begin
                    kind_2 <= KIND_NONE;
                end
            endcase
        end
        header_2 <= is_good ? held[639:288] : 352'd0;
        verdict_2 <= VERDICT_UET;
        if (lacks && !is_cut) begin
            verdict_2 <= VERDICT_SHORT;
        end else if (bad_version && !lacks) begin
            verdict_2 <= VERDICT_BAD_VERSION;
        end
        rest_2 <= needs == 8'd44 && !held_negotiates ? held[287:0] : rest_2_choice_2;
        left_2 <= held_left - {8'd0, taken};
        at_2 <= held_at + taken;
        negotiated <= held_negotiates && !lacks;
        rendezvous <= is_good_and_held_request && wants_rendezvous;
        atomic <= is_good_and_held_request && wants_atomic;
        trimmed_2 <= held_trimmed;
        kind_3 <= kind_2;
        header_3 <= header_2;
        verdict_3 <= verdict_2;
        left_3 <= left_2;
        at_3 <= at_2;
        extension_3 <= EXTENSION_NONE;
        extension_header_3 <= rest_2;
        more <= 8'd0;
        if (negotiated) begin
            extension_3 <= EXTENSION_NEGOTIATION;
        end else if (rendezvous) begin
            if (hasRendezvous) begin
                extension_3 <= EXTENSION_RENDEZVOUS;
                more <= 8'd24;
            end else if (!trimmed_2) begin
                verdict_3 <= VERDICT_SHORT;
            end
        end else if (atomic) begin
            if (!hasAtomic) begin
                if (!trimmed_2) begin
                    verdict_3 <= VERDICT_SHORT;
                end
            end else if (!(extension_3_term_3 || rest_2[287:280] == 8'd19)) begin
                extension_3 <= EXTENSION_ATOMIC;
                more <= 8'd4;
            end else if (hasSwap) begin
                extension_3 <= EXTENSION_COMPARE_SWAP;
                more <= 8'd36;
            end else begin
                extension_3 <= EXTENSION_ATOMIC;
                more <= 8'd4;
                if (!trimmed_2) begin
                    verdict_3 <= VERDICT_SHORT;
                end
            end
        end
        kind <= kind_3;
        header <= header_3;
        extension <= extension_3;
        extension_header <= extension_3 == EXTENSION_NONE ? 288'd0 : extension_header_3;
        verdict <= verdict_3;
        rest_left <= left_3 - {8'd0, more};
        rest_at <= at_3 + more;
    end

endmodule

`default_nettype wire
