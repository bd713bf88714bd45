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
    output wire   [2:0] kind,
    output wire [351:0] header,
    output wire   [2:0] extension,
    output wire [287:0] extension_header,
    output wire   [3:0] verdict,
    output wire  [15:0] rest_left,
    output wire   [7:0] rest_at
);

    localparam [3:0] SAID_UET                 = 4'd0;
    localparam [3:0] SAID_SHORT               = 4'd2;
    localparam [2:0] KIND_NONE                = 3'd0;
    localparam [2:0] KIND_REQUEST_SMALL       = 3'd1;
    localparam [2:0] KIND_REQUEST_MEDIUM      = 3'd2;
    localparam [2:0] KIND_REQUEST_STD         = 3'd3;
    localparam [2:0] KIND_RESPONSE            = 3'd4;
    localparam [2:0] KIND_RESPONSE_DATA       = 3'd5;
    localparam [2:0] KIND_RESPONSE_DATA_SMALL = 3'd6;
    localparam [2:0] EXTENSION_NONE           = 3'd0;
    localparam [2:0] EXTENSION_RENDEZVOUS     = 3'd1;
    localparam [2:0] EXTENSION_ATOMIC         = 3'd2;
    localparam [2:0] EXTENSION_COMPARE_SWAP   = 3'd3;
    localparam [2:0] EXTENSION_NEGOTIATION    = 3'd4;

    reg    [7:0] header_bytes;
    reg          is_ses_move;
    reg    [7:0] needs_move;
    reg    [2:0] code_move;
    reg          bad_version_move;
    reg          is_request_move;
    reg          wants_rendezvous_move;
    reg          wants_atomic_move;
    reg          negotiates_move;
    reg          trimmed_move;
    reg  [639:0] bytes_move;
    reg   [15:0] left_move;
    reg    [7:0] at_move;
    reg    [2:0] kind_now;
    reg  [287:0] rest_extension;
    reg   [15:0] after_ses_extension;
    reg    [3:0] refusal_extension;
    reg          trimmed_extension;
    reg          negotiated_extension;
    reg          rendezvous_extension;
    reg          atomic_extension;
    reg    [2:0] extends_by_now;
    reg    [7:0] more_now;
    reg    [3:0] said_now;
    reg    [2:0] found_kind_extension;
    reg    [2:0] found_kind_sums;
    reg  [351:0] header_word_extension;
    reg  [351:0] header_word_sums;
    reg    [2:0] extends_by_sums;
    reg  [287:0] rest_sums;
    reg    [3:0] said_sums;
    reg   [15:0] after_ses_sums;
    reg    [7:0] at_extension_extension;
    reg    [7:0] at_extension_sums;
    reg    [7:0] more_sums;
    reg    [2:0] ses_out_kind;
    reg  [351:0] ses_out_header;
    reg    [2:0] ses_out_extension;
    reg    [3:0] ses_out_verdict;
    reg  [287:0] ses_out_extension_header;
    reg   [15:0] ses_out_rest_left;
    reg    [7:0] ses_out_rest_at;

    wire         is_ses = enable && (|next) && next <= 4'd6;
    wire   [7:0] needs = header_bytes;
    wire   [2:0] code = next[2:0];
    wire         bad_version = enable && (|next) && next <= 4'd6 && (|bytes[631:630]);
    wire         stray = 1'b0;
    wire         is_request = next == 4'd1 || next == 4'd2 || next == 4'd3;
    wire         wants_rendezvous = bytes[637:632] == 6'd6 || bytes[637:632] == 6'd10;
    wire         wants_atomic_term = bytes[637:632] == 6'd3 || bytes[637:632] == 6'd4;
    wire         wants_atomic = wants_atomic_term || bytes[637:632] == 6'd13 || bytes[637:632] == 6'd14;
    wire         lacks = left_move < {8'd0, needs_move};
    wire         is_cut = lacks && trimmed_move && is_ses_move;
    wire         is_good = is_ses_move && !lacks && !bad_version_move;
    wire   [7:0] taken = is_cut ? 8'd0 : needs_move;
    wire   [2:0] found_kind = kind_now;
    wire   [3:0] refusal_choice = bad_version_move && !lacks ? 4'd6 : 4'd0;
    wire   [3:0] refusal = lacks && !is_cut ? SAID_SHORT : refusal_choice;
    wire  [15:0] after_ses = left_move - {8'd0, taken};
    wire   [7:0] at_extension = at_move + taken;
    wire [351:0] header_word = is_good ? bytes_move[639:288] : 352'd0;
    wire         rest_term = needs_move == 8'd44 && !negotiates_move;
    wire         rest_term_2 = needs_move == 8'd32 && !negotiates_move;
    wire         rest_term_3 = needs_move == 8'd20 && !negotiates_move;
    wire [287:0] rest_choice = rest_term_3 ? bytes_move[479:192] : bytes_move[639:352];
    wire [287:0] rest_choice_2 = rest_term_2 ? bytes_move[383:96] : rest_choice;
    wire [287:0] rest = rest_term ? bytes_move[287:0] : rest_choice_2;
    wire         negotiated = negotiates_move && !lacks;
    wire         is_good_and_is_request_move = is_good && is_request_move;
    wire         rendezvous = is_good_and_is_request_move && wants_rendezvous_move;
    wire         atomic = is_good_and_is_request_move && wants_atomic_move;
    wire         has_atomic = after_ses_extension >= 16'd4;
    wire         has_swap = after_ses_extension >= 16'd36;
    wire         has_rendezvous = after_ses_extension >= 16'd24;
    wire   [2:0] extends_by = extends_by_now;
    wire   [7:0] more = more_now;
    wire   [3:0] said = said_now;
    wire   [2:0] ses_kind = found_kind_sums;
    wire [351:0] ses_header = header_word_sums;
    wire   [2:0] ses_extension = extends_by_sums;
    wire   [3:0] ses_verdict = said_sums;
    wire [287:0] ses_extension_header = extends_by_sums == EXTENSION_NONE ? 288'd0 : rest_sums;
    wire  [15:0] ses_rest_left = after_ses_sums - {8'd0, more_sums};
    wire   [7:0] ses_rest_at = at_extension_sums + more_sums;
    wire         extends_by_now_term = rest_extension[287:280] == 8'd13 || rest_extension[287:280] == 8'd14;
    wire         extends_by_now_term_2 = extends_by_now_term || rest_extension[287:280] == 8'd15;
    wire         extends_by_now_term_3 = extends_by_now_term_2 || rest_extension[287:280] == 8'd16;
    wire         extends_by_now_term_4 = extends_by_now_term_3 || rest_extension[287:280] == 8'd17;
    wire         extends_by_now_term_5 = extends_by_now_term_4 || rest_extension[287:280] == 8'd18;

    always @* begin
        header_bytes = 8'd0;
        if (negotiates) begin
            header_bytes = 8'd4;
        end else if (enable && (|next) && next <= 4'd6) begin
            case (next)
                4'd1: begin
                    header_bytes = 8'd20;
                end
                4'd2: begin
                    header_bytes = 8'd32;
                end
                4'd3: begin
                    header_bytes = 8'd44;
                end
                4'd4: begin
                    header_bytes = 8'd12;
                end
                4'd5: begin
                    header_bytes = 8'd20;
                end
                4'd6: begin
                    header_bytes = 8'd12;
                end
                default: begin
                    header_bytes = 8'd0;
                end
            endcase
        end
    end

    always @* begin
        kind_now = KIND_NONE;
        if (is_good) begin
            case (code_move)
                3'd1: begin
                    kind_now = KIND_REQUEST_SMALL;
                end
                3'd2: begin
                    kind_now = KIND_REQUEST_MEDIUM;
                end
                3'd3: begin
                    kind_now = KIND_REQUEST_STD;
                end
                3'd4: begin
                    kind_now = KIND_RESPONSE;
                end
                3'd5: begin
                    kind_now = KIND_RESPONSE_DATA;
                end
                3'd6: begin
                    kind_now = KIND_RESPONSE_DATA_SMALL;
                end
                default: begin
                    kind_now = KIND_NONE;
                end
            endcase
        end
    end

    always @* begin
        extends_by_now = EXTENSION_NONE;
        if (negotiated_extension) begin
            extends_by_now = EXTENSION_NEGOTIATION;
        end else if (rendezvous_extension) begin
            if (has_rendezvous) begin
                extends_by_now = EXTENSION_RENDEZVOUS;
            end
        end else if (atomic_extension) begin
            if (!has_atomic) begin
            end else if (!(extends_by_now_term_5 || rest_extension[287:280] == 8'd19)) begin
                extends_by_now = EXTENSION_ATOMIC;
            end else if (has_swap) begin
                extends_by_now = EXTENSION_COMPARE_SWAP;
            end else begin
                extends_by_now = EXTENSION_ATOMIC;
            end
        end
    end

    always @* begin
        more_now = 8'd0;
        if (negotiated_extension) begin
        end else if (rendezvous_extension) begin
            if (has_rendezvous) begin
                more_now = 8'd24;
            end
        end else if (atomic_extension) begin
            if (!has_atomic) begin
            end else if (!(extends_by_now_term_5 || rest_extension[287:280] == 8'd19)) begin
                more_now = 8'd4;
            end else if (has_swap) begin
                more_now = 8'd36;
            end else begin
                more_now = 8'd4;
            end
        end
    end

    always @* begin
        said_now = SAID_UET;
        said_now = refusal_extension;
        if (negotiated_extension) begin
        end else if (rendezvous_extension) begin
            if (has_rendezvous) begin
            end else if (!trimmed_extension) begin
                said_now = SAID_SHORT;
            end
        end else if (atomic_extension) begin
            if (!has_atomic) begin
                if (!trimmed_extension) begin
                    said_now = SAID_SHORT;
                end
            end else if (!(extends_by_now_term_5 || rest_extension[287:280] == 8'd19)) begin
            end else if (has_swap) begin
            end else if (!trimmed_extension) begin
                said_now = SAID_SHORT;
            end
        end
    end

    always @(posedge clk) begin
        is_ses_move <= is_ses;
        needs_move <= needs;
        code_move <= code;
        bad_version_move <= bad_version;
        is_request_move <= is_request;
        wants_rendezvous_move <= wants_rendezvous;
        wants_atomic_move <= wants_atomic;
        negotiates_move <= negotiates;
        trimmed_move <= trimmed;
        bytes_move <= bytes;
        left_move <= left;
        at_move <= at;
        rest_extension <= rest;
        after_ses_extension <= after_ses;
        refusal_extension <= refusal;
        trimmed_extension <= trimmed_move;
        negotiated_extension <= negotiated;
        rendezvous_extension <= rendezvous;
        atomic_extension <= atomic;
        found_kind_extension <= found_kind;
        found_kind_sums <= found_kind_extension;
        header_word_extension <= header_word;
        header_word_sums <= header_word_extension;
        extends_by_sums <= extends_by;
        rest_sums <= rest_extension;
        said_sums <= said;
        after_ses_sums <= after_ses_extension;
        at_extension_extension <= at_extension;
        at_extension_sums <= at_extension_extension;
        more_sums <= more;
        ses_out_kind <= ses_kind;
        ses_out_header <= ses_header;
        ses_out_extension <= ses_extension;
        ses_out_verdict <= ses_verdict;
        ses_out_extension_header <= ses_extension_header;
        ses_out_rest_left <= ses_rest_left;
        ses_out_rest_at <= ses_rest_at;
    end

    assign kind = ses_out_kind;
    assign header = ses_out_header;
    assign extension = ses_out_extension;
    assign extension_header = ses_out_extension_header;
    assign verdict = ses_out_verdict;
    assign rest_left = ses_out_rest_left;
    assign rest_at = ses_out_rest_at;

    wire _unused_ok = &{1'b0, stray};

endmodule

`default_nettype wire
