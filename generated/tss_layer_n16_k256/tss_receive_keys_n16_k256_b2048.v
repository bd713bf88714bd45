// The keys of received packets, of which 32 may wait for theirs beside the others.
`default_nettype none

module tss_receive_keys_n16_k256_b2048 (
    input  wire         clk,
    input  wire         rst,
    input  wire         write_enable,
    input  wire         write_there,
    input  wire   [4:0] write_association,
    input  wire [255:0] write_key_key,
    input  wire  [95:0] write_key_iv_mask,
    input  wire         forget_enable,
    input  wire   [3:0] forget_index,
    input  wire  [15:0] budget_interval,
    input  wire   [7:0] budget_burst,
    input  wire  [15:0] latched,
    input  wire         installed,
    input  wire         completed,
    input  wire         opened,
    output wire         quiet,
    output reg          missed,
    output wire         erase_enable,
    output wire   [7:0] erase_number,
    input  wire         up_payload_needed,
    input  wire   [4:0] up_payload_request_association,
    input  wire         up_payload_request_derive,
    input  wire         up_payload_request_server,
    input  wire         up_payload_request_direct,
    input  wire         up_payload_request_wide,
    input  wire [127:0] up_payload_request_address,
    input  wire  [15:0] up_payload_request_epoch,
    input  wire  [31:0] up_payload_request_rekey,
    input  wire   [3:0] up_payload_packet_judgement,
    input  wire   [3:0] up_payload_packet_index,
    input  wire  [23:0] up_payload_packet_sdi,
    input  wire         up_payload_packet_around_ipv6,
    input  wire [127:0] up_payload_packet_around_source,
    input  wire [127:0] up_payload_packet_around_destination,
    input  wire         up_payload_packet_around_udp,
    input  wire  [63:0] up_payload_packet_around_between,
    input  wire  [13:0] up_payload_packet_around_bytes,
    input  wire   [7:0] up_payload_packet_tag,
    input  wire   [5:0] up_payload_packet_skipped_bytes,
    input  wire  [13:0] up_payload_packet_opened_bytes,
    input  wire  [95:0] up_payload_packet_iv,
    input  wire [319:0] up_payload_packet_header,
    input  wire   [5:0] up_payload_packet_header_bytes,
    input  wire  [13:0] up_payload_packet_aad_bytes,
    input  wire         up_valid,
    output wire         up_ready,
    output wire         down_payload_needed,
    output wire   [7:0] down_payload_place_slot,
    output wire  [95:0] down_payload_place_iv_mask,
    output wire         down_payload_way_parked,
    output wire         down_payload_way_parks,
    output wire  [11:0] down_payload_way_beats,
    output wire   [3:0] down_payload_packet_judgement,
    output wire   [3:0] down_payload_packet_index,
    output wire  [23:0] down_payload_packet_sdi,
    output wire         down_payload_packet_around_ipv6,
    output wire [127:0] down_payload_packet_around_source,
    output wire [127:0] down_payload_packet_around_destination,
    output wire         down_payload_packet_around_udp,
    output wire  [63:0] down_payload_packet_around_between,
    output wire  [13:0] down_payload_packet_around_bytes,
    output wire   [7:0] down_payload_packet_tag,
    output wire   [5:0] down_payload_packet_skipped_bytes,
    output wire  [13:0] down_payload_packet_opened_bytes,
    output wire  [95:0] down_payload_packet_iv,
    output wire [319:0] down_payload_packet_header,
    output wire   [5:0] down_payload_packet_header_bytes,
    output wire  [13:0] down_payload_packet_aad_bytes,
    output wire         down_valid,
    input  wire         down_ready,
    output wire   [7:0] keys_payload_number,
    output wire [255:0] keys_payload_key,
    output wire         keys_valid,
    input  wire         keys_ready
);

    localparam [2:0] FRONT_IDLE        = 3'd0;
    localparam [2:0] FRONT_CHECK       = 3'd1;
    localparam [2:0] FRONT_ASK         = 3'd2;
    localparam [2:0] FRONT_RETURN      = 3'd3;
    localparam [2:0] FRONT_LEAVE       = 3'd4;
    localparam [2:0] FRONT_REFUSE      = 3'd5;
    localparam [3:0] JUDGEMENT_LATCHED = 4'd4;
    localparam [3:0] JUDGEMENT_UNKEYED = 4'd7;

    reg    [2:0] front;
    reg          is_latched;
    wire         parked_up_ready;
    wire         parked_down_payload_needed;
    wire   [4:0] parked_down_payload_request_association;
    wire         parked_down_payload_request_derive;
    wire         parked_down_payload_request_server;
    wire         parked_down_payload_request_direct;
    wire         parked_down_payload_request_wide;
    wire [127:0] parked_down_payload_request_address;
    wire  [15:0] parked_down_payload_request_epoch;
    wire  [31:0] parked_down_payload_request_rekey;
    wire   [3:0] parked_down_payload_packet_judgement;
    wire   [3:0] parked_down_payload_packet_index;
    wire  [23:0] parked_down_payload_packet_sdi;
    wire         parked_down_payload_packet_around_ipv6;
    wire [127:0] parked_down_payload_packet_around_source;
    wire [127:0] parked_down_payload_packet_around_destination;
    wire         parked_down_payload_packet_around_udp;
    wire  [63:0] parked_down_payload_packet_around_between;
    wire  [13:0] parked_down_payload_packet_around_bytes;
    wire   [7:0] parked_down_payload_packet_tag;
    wire   [5:0] parked_down_payload_packet_skipped_bytes;
    wire  [13:0] parked_down_payload_packet_opened_bytes;
    wire  [95:0] parked_down_payload_packet_iv;
    wire [319:0] parked_down_payload_packet_header;
    wire   [5:0] parked_down_payload_packet_header_bytes;
    wire  [13:0] parked_down_payload_packet_aad_bytes;
    wire         parked_down_valid;
    wire         cache_quiet;
    wire         cache_refused;
    wire         cache_free;
    wire         cache_erase_enable;
    wire   [7:0] cache_erase_number;
    wire         cache_up_ready;
    wire         cache_down_payload_needed;
    wire         cache_down_payload_found;
    wire   [4:0] cache_down_payload_request_association;
    wire         cache_down_payload_request_derive;
    wire         cache_down_payload_request_server;
    wire         cache_down_payload_request_direct;
    wire         cache_down_payload_request_wide;
    wire [127:0] cache_down_payload_request_address;
    wire  [15:0] cache_down_payload_request_epoch;
    wire  [31:0] cache_down_payload_request_rekey;
    wire   [7:0] cache_down_payload_place_slot;
    wire  [95:0] cache_down_payload_place_iv_mask;
    wire         cache_down_payload_packet_parked;
    wire   [3:0] cache_down_payload_packet_order_judgement;
    wire   [3:0] cache_down_payload_packet_order_index;
    wire  [23:0] cache_down_payload_packet_order_sdi;
    wire         cache_down_payload_packet_order_around_ipv6;
    wire [127:0] cache_down_payload_packet_order_around_source;
    wire [127:0] cache_down_payload_packet_order_around_destination;
    wire         cache_down_payload_packet_order_around_udp;
    wire  [63:0] cache_down_payload_packet_order_around_between;
    wire  [13:0] cache_down_payload_packet_order_around_bytes;
    wire   [7:0] cache_down_payload_packet_order_tag;
    wire   [5:0] cache_down_payload_packet_order_skipped_bytes;
    wire  [13:0] cache_down_payload_packet_order_opened_bytes;
    wire  [95:0] cache_down_payload_packet_order_iv;
    wire [319:0] cache_down_payload_packet_order_header;
    wire   [5:0] cache_down_payload_packet_order_header_bytes;
    wire  [13:0] cache_down_payload_packet_order_aad_bytes;
    wire         cache_down_valid;
    wire         cache_want_ready;
    wire   [7:0] cache_make_payload_slot;
    wire   [4:0] cache_make_payload_request_association;
    wire         cache_make_payload_request_derive;
    wire         cache_make_payload_request_server;
    wire         cache_make_payload_request_direct;
    wire         cache_make_payload_request_wide;
    wire [127:0] cache_make_payload_request_address;
    wire  [15:0] cache_make_payload_request_epoch;
    wire  [31:0] cache_make_payload_request_rekey;
    wire         cache_make_valid;
    wire         maker_quiet;
    wire         maker_elsewhere;
    wire         maker_again;
    wire         maker_made;
    wire  [95:0] maker_mask;
    wire         maker_up_ready;
    wire   [7:0] maker_keys_payload_number;
    wire [255:0] maker_keys_payload_key;
    wire         maker_keys_valid;
    wire         tokens_has_first;
    wire         tokens_has_second;
    reg   [11:0] room;
    reg   [15:0] counted;
    reg          leaving_needed;
    reg    [7:0] leaving_place_slot;
    reg   [95:0] leaving_place_iv_mask;
    reg          leaving_way_parked;
    reg          leaving_way_parks;
    reg   [11:0] leaving_way_beats;
    reg    [3:0] leaving_packet_judgement;
    reg    [3:0] leaving_packet_index;
    reg   [23:0] leaving_packet_sdi;
    reg          leaving_packet_around_ipv6;
    reg  [127:0] leaving_packet_around_source;
    reg  [127:0] leaving_packet_around_destination;
    reg          leaving_packet_around_udp;
    reg   [63:0] leaving_packet_around_between;
    reg   [13:0] leaving_packet_around_bytes;
    reg    [7:0] leaving_packet_tag;
    reg    [5:0] leaving_packet_skipped_bytes;
    reg   [13:0] leaving_packet_opened_bytes;
    reg   [95:0] leaving_packet_iv;
    reg  [319:0] leaving_packet_header;
    reg    [5:0] leaving_packet_header_bytes;
    reg   [13:0] leaving_packet_aad_bytes;
    reg          is_leaving;
    reg   [11:0] beats_of_found;
    reg   [11:0] beats_of_oldest;
    reg          is_crowded;
    reg          fits;
    reg    [1:0] stayed;
    reg    [3:0] judgement;
    reg    [5:0] counts [0:15];

    wire         parking_payload_needed = 1'b1;
    wire   [4:0] parking_payload_request_association = cache_down_payload_request_association;
    wire         parking_payload_request_derive = cache_down_payload_request_derive;
    wire         parking_payload_request_server = cache_down_payload_request_server;
    wire         parking_payload_request_direct = cache_down_payload_request_direct;
    wire         parking_payload_request_wide = cache_down_payload_request_wide;
    wire [127:0] parking_payload_request_address = cache_down_payload_request_address;
    wire  [15:0] parking_payload_request_epoch = cache_down_payload_request_epoch;
    wire  [31:0] parking_payload_request_rekey = cache_down_payload_request_rekey;
    wire   [3:0] parking_payload_packet_judgement = cache_down_payload_packet_order_judgement;
    wire   [3:0] parking_payload_packet_index = cache_down_payload_packet_order_index;
    wire  [23:0] parking_payload_packet_sdi = cache_down_payload_packet_order_sdi;
    wire         parking_payload_packet_around_ipv6 = cache_down_payload_packet_order_around_ipv6;
    wire [127:0] parking_payload_packet_around_source = cache_down_payload_packet_order_around_source;
    wire [127:0] parking_payload_packet_around_destination = cache_down_payload_packet_order_around_destination;
    wire         parking_payload_packet_around_udp = cache_down_payload_packet_order_around_udp;
    wire  [63:0] parking_payload_packet_around_between = cache_down_payload_packet_order_around_between;
    wire  [13:0] parking_payload_packet_around_bytes = cache_down_payload_packet_order_around_bytes;
    wire   [7:0] parking_payload_packet_tag = cache_down_payload_packet_order_tag;
    wire   [5:0] parking_payload_packet_skipped_bytes = cache_down_payload_packet_order_skipped_bytes;
    wire  [13:0] parking_payload_packet_opened_bytes = cache_down_payload_packet_order_opened_bytes;
    wire  [95:0] parking_payload_packet_iv = cache_down_payload_packet_order_iv;
    wire [319:0] parking_payload_packet_header = cache_down_payload_packet_order_header;
    wire   [5:0] parking_payload_packet_header_bytes = cache_down_payload_packet_order_header_bytes;
    wire  [13:0] parking_payload_packet_aad_bytes = cache_down_payload_packet_order_aad_bytes;
    wire         lacks = cache_down_payload_needed && !cache_down_payload_found;
    wire         is_slow = lacks || cache_down_payload_packet_parked;
    wire         front_eq_5 = front == FRONT_REFUSE;
    wire         decided = stayed == 2'd2 && !is_leaving && !front_eq_5;
    wire         slow_leaves = cache_down_valid && is_slow && decided;
    wire         may_park = fits && !is_crowded;
    wire         parks = slow_leaves && lacks && may_park;
    wire         parking_valid = parks;
    wire         returns = front == FRONT_RETURN;
    wire         making_made = maker_made;
    wire  [95:0] making_mask = maker_mask;
    wire         making_may_make = tokens_has_second;
    wire         makes = cache_make_valid && maker_up_ready;
    wire         takes = !is_leaving || down_ready;
    wire   [3:0] present_judgement = front_eq_5 ? parked_down_payload_packet_judgement : cache_down_payload_packet_order_judgement;
    wire   [3:0] present_index = front_eq_5 ? parked_down_payload_packet_index : cache_down_payload_packet_order_index;
    wire  [23:0] present_sdi = front_eq_5 ? parked_down_payload_packet_sdi : cache_down_payload_packet_order_sdi;
    wire         present_around_ipv6 = front_eq_5 ? parked_down_payload_packet_around_ipv6 : cache_down_payload_packet_order_around_ipv6;
    wire [127:0] present_around_source = front_eq_5 ? parked_down_payload_packet_around_source : cache_down_payload_packet_order_around_source;
    wire [127:0] present_around_destination = front_eq_5 ? parked_down_payload_packet_around_destination : cache_down_payload_packet_order_around_destination;
    wire         present_around_udp = front_eq_5 ? parked_down_payload_packet_around_udp : cache_down_payload_packet_order_around_udp;
    wire  [63:0] present_around_between = front_eq_5 ? parked_down_payload_packet_around_between : cache_down_payload_packet_order_around_between;
    wire  [13:0] present_around_bytes = front_eq_5 ? parked_down_payload_packet_around_bytes : cache_down_payload_packet_order_around_bytes;
    wire   [7:0] present_tag = front_eq_5 ? parked_down_payload_packet_tag : cache_down_payload_packet_order_tag;
    wire   [5:0] present_skipped_bytes = front_eq_5 ? parked_down_payload_packet_skipped_bytes : cache_down_payload_packet_order_skipped_bytes;
    wire  [13:0] present_opened_bytes = front_eq_5 ? parked_down_payload_packet_opened_bytes : cache_down_payload_packet_order_opened_bytes;
    wire  [95:0] present_iv = front_eq_5 ? parked_down_payload_packet_iv : cache_down_payload_packet_order_iv;
    wire [319:0] present_header = front_eq_5 ? parked_down_payload_packet_header : cache_down_payload_packet_order_header;
    wire   [5:0] present_header_bytes = front_eq_5 ? parked_down_payload_packet_header_bytes : cache_down_payload_packet_order_header_bytes;
    wire  [13:0] present_aad_bytes = front_eq_5 ? parked_down_payload_packet_aad_bytes : cache_down_payload_packet_order_aad_bytes;
    wire  [14:0] beats_now_sum = {1'b0, cache_down_payload_packet_order_around_bytes} + 15'd15;
    wire  [10:0] beats_now_sum_14_4 = beats_now_sum[14:4];
    wire  [14:0] beats_now_or = {4'd0, beats_now_sum_14_4} | {14'd0, !(|beats_now_sum_14_4)};
    wire  [11:0] beats_now = beats_now_or[11:0];
    wire  [11:0] beats = front_eq_5 ? beats_of_oldest : beats_of_found;
    wire   [5:0] counts_rdata = counts[cache_down_payload_packet_order_index];
    wire         passes = is_slow ? decided : takes && !front_eq_5;
    wire         leaves = front_eq_5 ? !is_leaving : cache_down_valid && passes;
    wire         frees = front_eq_5 ? !is_leaving : slow_leaves && cache_down_payload_packet_parked;
    wire   [5:0] counts_rdata_1 = counts[present_index];
    wire  [15:0] counted_shr_present_index = counted >> present_index;
    wire         counted_shr_present_index_0 = counted_shr_present_index[0];
    wire   [5:0] count = counts_rdata_1 & {6{counted_shr_present_index_0}};
    wire         oldest_goes = (returns && cache_up_ready) || (front_eq_5 && !is_leaving);
    wire         parks_or_frees = parks || frees;
    wire  [14:0] beats_of_oldest_sum = {1'b0, parked_down_payload_packet_around_bytes} + 15'd15;
    wire  [10:0] beats_of_oldest_sum_14_4 = beats_of_oldest_sum[14:4];
    wire  [14:0] beats_of_oldest_or = {4'd0, beats_of_oldest_sum_14_4} | {14'd0, !(|beats_of_oldest_sum_14_4)};
    wire  [15:0] is_crowded_shr = counted >> cache_down_payload_packet_order_index;
    wire         is_crowded_shr_0 = is_crowded_shr[0];
    wire  [15:0] is_latched_shr = latched >> parked_down_payload_packet_index;

    fifo_w1018_d32 parked (
        .clk                                    (clk),
        .rst                                    (rst),
        .up_payload_needed                      (parking_payload_needed),
        .up_payload_request_association         (parking_payload_request_association),
        .up_payload_request_derive              (parking_payload_request_derive),
        .up_payload_request_server              (parking_payload_request_server),
        .up_payload_request_direct              (parking_payload_request_direct),
        .up_payload_request_wide                (parking_payload_request_wide),
        .up_payload_request_address             (parking_payload_request_address),
        .up_payload_request_epoch               (parking_payload_request_epoch),
        .up_payload_request_rekey               (parking_payload_request_rekey),
        .up_payload_packet_judgement            (parking_payload_packet_judgement),
        .up_payload_packet_index                (parking_payload_packet_index),
        .up_payload_packet_sdi                  (parking_payload_packet_sdi),
        .up_payload_packet_around_ipv6          (parking_payload_packet_around_ipv6),
        .up_payload_packet_around_source        (parking_payload_packet_around_source),
        .up_payload_packet_around_destination   (parking_payload_packet_around_destination),
        .up_payload_packet_around_udp           (parking_payload_packet_around_udp),
        .up_payload_packet_around_between       (parking_payload_packet_around_between),
        .up_payload_packet_around_bytes         (parking_payload_packet_around_bytes),
        .up_payload_packet_tag                  (parking_payload_packet_tag),
        .up_payload_packet_skipped_bytes        (parking_payload_packet_skipped_bytes),
        .up_payload_packet_opened_bytes         (parking_payload_packet_opened_bytes),
        .up_payload_packet_iv                   (parking_payload_packet_iv),
        .up_payload_packet_header               (parking_payload_packet_header),
        .up_payload_packet_header_bytes         (parking_payload_packet_header_bytes),
        .up_payload_packet_aad_bytes            (parking_payload_packet_aad_bytes),
        .up_valid                               (parking_valid),
        .up_ready                               (parked_up_ready),
        .down_payload_needed                    (parked_down_payload_needed),
        .down_payload_request_association       (parked_down_payload_request_association),
        .down_payload_request_derive            (parked_down_payload_request_derive),
        .down_payload_request_server            (parked_down_payload_request_server),
        .down_payload_request_direct            (parked_down_payload_request_direct),
        .down_payload_request_wide              (parked_down_payload_request_wide),
        .down_payload_request_address           (parked_down_payload_request_address),
        .down_payload_request_epoch             (parked_down_payload_request_epoch),
        .down_payload_request_rekey             (parked_down_payload_request_rekey),
        .down_payload_packet_judgement          (parked_down_payload_packet_judgement),
        .down_payload_packet_index              (parked_down_payload_packet_index),
        .down_payload_packet_sdi                (parked_down_payload_packet_sdi),
        .down_payload_packet_around_ipv6        (parked_down_payload_packet_around_ipv6),
        .down_payload_packet_around_source      (parked_down_payload_packet_around_source),
        .down_payload_packet_around_destination (parked_down_payload_packet_around_destination),
        .down_payload_packet_around_udp         (parked_down_payload_packet_around_udp),
        .down_payload_packet_around_between     (parked_down_payload_packet_around_between),
        .down_payload_packet_around_bytes       (parked_down_payload_packet_around_bytes),
        .down_payload_packet_tag                (parked_down_payload_packet_tag),
        .down_payload_packet_skipped_bytes      (parked_down_payload_packet_skipped_bytes),
        .down_payload_packet_opened_bytes       (parked_down_payload_packet_opened_bytes),
        .down_payload_packet_iv                 (parked_down_payload_packet_iv),
        .down_payload_packet_header             (parked_down_payload_packet_header),
        .down_payload_packet_header_bytes       (parked_down_payload_packet_header_bytes),
        .down_payload_packet_aad_bytes          (parked_down_payload_packet_aad_bytes),
        .down_valid                             (parked_down_valid),
        .down_ready                             (oldest_goes)
    );

    tss_receive_cache_n16_k256 cache (
        .clk                                          (clk),
        .rst                                          (rst),
        .sweep_enable                                 ((write_enable && write_there) || forget_enable),
        .sweep_association                            (write_enable ? write_association : {forget_index, 1'b0}),
        .sweep_both                                   (forget_enable),
        .may_make                                     (making_may_make),
        .made                                         (making_made),
        .made_mask                                    (making_mask),
        .completed                                    (completed),
        .opened                                       (opened),
        .quiet                                        (cache_quiet),
        .refused                                      (cache_refused),
        .free                                         (cache_free),
        .erase_enable                                 (cache_erase_enable),
        .erase_number                                 (cache_erase_number),
        .up_payload_needed                            (returns || up_payload_needed),
        .up_payload_request_association               (returns ? parked_down_payload_request_association : up_payload_request_association),
        .up_payload_request_derive                    (returns ? parked_down_payload_request_derive : up_payload_request_derive),
        .up_payload_request_server                    (returns ? parked_down_payload_request_server : up_payload_request_server),
        .up_payload_request_direct                    (returns ? parked_down_payload_request_direct : up_payload_request_direct),
        .up_payload_request_wide                      (returns ? parked_down_payload_request_wide : up_payload_request_wide),
        .up_payload_request_address                   (returns ? parked_down_payload_request_address : up_payload_request_address),
        .up_payload_request_epoch                     (returns ? parked_down_payload_request_epoch : up_payload_request_epoch),
        .up_payload_request_rekey                     (returns ? parked_down_payload_request_rekey : up_payload_request_rekey),
        .up_payload_packet_parked                     (returns),
        .up_payload_packet_order_judgement            (returns ? parked_down_payload_packet_judgement : up_payload_packet_judgement),
        .up_payload_packet_order_index                (returns ? parked_down_payload_packet_index : up_payload_packet_index),
        .up_payload_packet_order_sdi                  (returns ? parked_down_payload_packet_sdi : up_payload_packet_sdi),
        .up_payload_packet_order_around_ipv6          (returns ? parked_down_payload_packet_around_ipv6 : up_payload_packet_around_ipv6),
        .up_payload_packet_order_around_source        (returns ? parked_down_payload_packet_around_source : up_payload_packet_around_source),
        .up_payload_packet_order_around_destination   (returns ? parked_down_payload_packet_around_destination : up_payload_packet_around_destination),
        .up_payload_packet_order_around_udp           (returns ? parked_down_payload_packet_around_udp : up_payload_packet_around_udp),
        .up_payload_packet_order_around_between       (returns ? parked_down_payload_packet_around_between : up_payload_packet_around_between),
        .up_payload_packet_order_around_bytes         (returns ? parked_down_payload_packet_around_bytes : up_payload_packet_around_bytes),
        .up_payload_packet_order_tag                  (returns ? parked_down_payload_packet_tag : up_payload_packet_tag),
        .up_payload_packet_order_skipped_bytes        (returns ? parked_down_payload_packet_skipped_bytes : up_payload_packet_skipped_bytes),
        .up_payload_packet_order_opened_bytes         (returns ? parked_down_payload_packet_opened_bytes : up_payload_packet_opened_bytes),
        .up_payload_packet_order_iv                   (returns ? parked_down_payload_packet_iv : up_payload_packet_iv),
        .up_payload_packet_order_header               (returns ? parked_down_payload_packet_header : up_payload_packet_header),
        .up_payload_packet_order_header_bytes         (returns ? parked_down_payload_packet_header_bytes : up_payload_packet_header_bytes),
        .up_payload_packet_order_aad_bytes            (returns ? parked_down_payload_packet_aad_bytes : up_payload_packet_aad_bytes),
        .up_valid                                     (returns || up_valid),
        .up_ready                                     (cache_up_ready),
        .down_payload_needed                          (cache_down_payload_needed),
        .down_payload_found                           (cache_down_payload_found),
        .down_payload_request_association             (cache_down_payload_request_association),
        .down_payload_request_derive                  (cache_down_payload_request_derive),
        .down_payload_request_server                  (cache_down_payload_request_server),
        .down_payload_request_direct                  (cache_down_payload_request_direct),
        .down_payload_request_wide                    (cache_down_payload_request_wide),
        .down_payload_request_address                 (cache_down_payload_request_address),
        .down_payload_request_epoch                   (cache_down_payload_request_epoch),
        .down_payload_request_rekey                   (cache_down_payload_request_rekey),
        .down_payload_place_slot                      (cache_down_payload_place_slot),
        .down_payload_place_iv_mask                   (cache_down_payload_place_iv_mask),
        .down_payload_packet_parked                   (cache_down_payload_packet_parked),
        .down_payload_packet_order_judgement          (cache_down_payload_packet_order_judgement),
        .down_payload_packet_order_index              (cache_down_payload_packet_order_index),
        .down_payload_packet_order_sdi                (cache_down_payload_packet_order_sdi),
        .down_payload_packet_order_around_ipv6        (cache_down_payload_packet_order_around_ipv6),
        .down_payload_packet_order_around_source      (cache_down_payload_packet_order_around_source),
        .down_payload_packet_order_around_destination (cache_down_payload_packet_order_around_destination),
        .down_payload_packet_order_around_udp         (cache_down_payload_packet_order_around_udp),
        .down_payload_packet_order_around_between     (cache_down_payload_packet_order_around_between),
        .down_payload_packet_order_around_bytes       (cache_down_payload_packet_order_around_bytes),
        .down_payload_packet_order_tag                (cache_down_payload_packet_order_tag),
        .down_payload_packet_order_skipped_bytes      (cache_down_payload_packet_order_skipped_bytes),
        .down_payload_packet_order_opened_bytes       (cache_down_payload_packet_order_opened_bytes),
        .down_payload_packet_order_iv                 (cache_down_payload_packet_order_iv),
        .down_payload_packet_order_header             (cache_down_payload_packet_order_header),
        .down_payload_packet_order_header_bytes       (cache_down_payload_packet_order_header_bytes),
        .down_payload_packet_order_aad_bytes          (cache_down_payload_packet_order_aad_bytes),
        .down_valid                                   (cache_down_valid),
        .down_ready                                   (passes),
        .want_payload_association                     (parked_down_payload_request_association),
        .want_payload_derive                          (parked_down_payload_request_derive),
        .want_payload_server                          (parked_down_payload_request_server),
        .want_payload_direct                          (parked_down_payload_request_direct),
        .want_payload_wide                            (parked_down_payload_request_wide),
        .want_payload_address                         (parked_down_payload_request_address),
        .want_payload_epoch                           (parked_down_payload_request_epoch),
        .want_payload_rekey                           (parked_down_payload_request_rekey),
        .want_valid                                   (front == FRONT_ASK),
        .want_ready                                   (cache_want_ready),
        .make_payload_slot                            (cache_make_payload_slot),
        .make_payload_request_association             (cache_make_payload_request_association),
        .make_payload_request_derive                  (cache_make_payload_request_derive),
        .make_payload_request_server                  (cache_make_payload_request_server),
        .make_payload_request_direct                  (cache_make_payload_request_direct),
        .make_payload_request_wide                    (cache_make_payload_request_wide),
        .make_payload_request_address                 (cache_make_payload_request_address),
        .make_payload_request_epoch                   (cache_make_payload_request_epoch),
        .make_payload_request_rekey                   (cache_make_payload_request_rekey),
        .make_valid                                   (cache_make_valid),
        .make_ready                                   (maker_up_ready)
    );

    tss_receive_maker_n16_k256 maker (
        .clk                            (clk),
        .rst                            (rst),
        .write_enable                   (write_enable),
        .write_there                    (write_there),
        .write_association              (write_association),
        .write_key_key                  (write_key_key),
        .write_key_iv_mask              (write_key_iv_mask),
        .check_enable                   (1'b0),
        .check_association              (write_association),
        .check_key                      (write_key_key),
        .free                           (cache_free),
        .installed                      (installed),
        .quiet                          (maker_quiet),
        .elsewhere                      (maker_elsewhere),
        .again                          (maker_again),
        .made                           (maker_made),
        .mask                           (maker_mask),
        .up_payload_slot                (cache_make_payload_slot),
        .up_payload_request_association (cache_make_payload_request_association),
        .up_payload_request_derive      (cache_make_payload_request_derive),
        .up_payload_request_server      (cache_make_payload_request_server),
        .up_payload_request_direct      (cache_make_payload_request_direct),
        .up_payload_request_wide        (cache_make_payload_request_wide),
        .up_payload_request_address     (cache_make_payload_request_address),
        .up_payload_request_epoch       (cache_make_payload_request_epoch),
        .up_payload_request_rekey       (cache_make_payload_request_rekey),
        .up_valid                       (cache_make_valid),
        .up_ready                       (maker_up_ready),
        .keys_payload_number            (maker_keys_payload_number),
        .keys_payload_key               (maker_keys_payload_key),
        .keys_valid                     (maker_keys_valid),
        .keys_ready                     (keys_ready)
    );

    tss_derivation_budget_n16 tokens (
        .clk               (clk),
        .rst               (rst),
        .settings_interval (budget_interval),
        .settings_burst    (budget_burst),
        .first             (cache_down_payload_packet_order_index),
        .second            (parked_down_payload_packet_index),
        .takes             (makes),
        .has_first         (tokens_has_first),
        .has_second        (tokens_has_second)
    );

    always @* begin
        judgement = JUDGEMENT_UNKEYED;
        if (front_eq_5 && is_latched) begin
            judgement = JUDGEMENT_LATCHED;
        end else if (!(front_eq_5 || lacks)) begin
            judgement = present_judgement;
        end
    end

    always @(posedge clk) begin
        if (parks_or_frees) counts[present_index] <= frees ? count - 6'd1 : count + 6'd1;
    end

    always @(posedge clk) begin
        if (rst) begin
            front <= FRONT_IDLE;
            room <= 12'h800;
            counted <= 16'd0;
            is_leaving <= 1'b0;
            stayed <= 2'd0;
            missed <= 1'b0;
        end else begin
            if (!cache_down_valid || passes) begin
                stayed <= 2'd0;
            end else if (stayed != 2'd2) begin
                stayed <= stayed + 2'd1;
            end
            if (parks) begin
                room <= room - beats;
            end else if (frees) begin
                room <= room + beats;
            end
            if (parks_or_frees) begin
                counted <= counted | (16'd1 << present_index);
            end
            if (takes) begin
                is_leaving <= leaves;
            end
            case (front)
                FRONT_IDLE: begin
                    if (parked_down_valid) begin
                        front <= FRONT_CHECK;
                    end
                end
                FRONT_CHECK: begin
                    if (is_latched) begin
                        front <= FRONT_REFUSE;
                    end else begin
                        front <= FRONT_ASK;
                    end
                end
                FRONT_ASK: begin
                    if (cache_want_ready) begin
                        if (cache_refused) begin
                            front <= FRONT_REFUSE;
                        end else begin
                            front <= FRONT_RETURN;
                        end
                    end
                end
                FRONT_RETURN: begin
                    if (cache_up_ready) begin
                        front <= FRONT_LEAVE;
                    end
                end
                FRONT_LEAVE: begin
                    if (frees) begin
                        front <= FRONT_IDLE;
                    end
                end
                FRONT_REFUSE: begin
                    if (!is_leaving) begin
                        front <= FRONT_IDLE;
                    end
                end
                default: begin end
            endcase
            missed <= makes;
        end
    end

    always @(posedge clk) begin
        beats_of_found <= beats_now;
        beats_of_oldest <= beats_of_oldest_or[11:0];
        is_crowded <= (counts_rdata & {6{is_crowded_shr_0}}) >= 6'd24;
        fits <= room >= beats_of_found && parked_up_ready && tokens_has_first;
        if (takes) begin
            leaving_needed <= !front_eq_5 && cache_down_payload_needed && cache_down_payload_found;
            leaving_place_slot <= cache_down_payload_place_slot;
            leaving_place_iv_mask <= cache_down_payload_place_iv_mask;
            leaving_way_parked <= front_eq_5 || cache_down_payload_packet_parked;
            leaving_way_parks <= !front_eq_5 && lacks && may_park;
            leaving_way_beats <= front_eq_5 ? beats_of_oldest : beats_now;
            leaving_packet_judgement <= judgement;
            leaving_packet_index <= present_index;
            leaving_packet_sdi <= present_sdi;
            leaving_packet_around_ipv6 <= present_around_ipv6;
            leaving_packet_around_source <= present_around_source;
            leaving_packet_around_destination <= present_around_destination;
            leaving_packet_around_udp <= present_around_udp;
            leaving_packet_around_between <= present_around_between;
            leaving_packet_around_bytes <= present_around_bytes;
            leaving_packet_tag <= present_tag;
            leaving_packet_skipped_bytes <= present_skipped_bytes;
            leaving_packet_opened_bytes <= present_opened_bytes;
            leaving_packet_iv <= present_iv;
            leaving_packet_header <= present_header;
            leaving_packet_header_bytes <= present_header_bytes;
            leaving_packet_aad_bytes <= present_aad_bytes;
        end
        case (front)
            FRONT_IDLE: begin
                if (parked_down_valid) begin
                    is_latched <= is_latched_shr[0];
                end
            end
            default: begin end
        endcase
    end

    assign quiet = cache_quiet && maker_quiet && !parked_down_valid && !is_leaving;
    assign erase_enable = cache_erase_enable;
    assign erase_number = cache_erase_number;
    assign up_ready = cache_up_ready && !returns;
    assign down_payload_needed = leaving_needed;
    assign down_payload_place_slot = leaving_place_slot;
    assign down_payload_place_iv_mask = leaving_place_iv_mask;
    assign down_payload_way_parked = leaving_way_parked;
    assign down_payload_way_parks = leaving_way_parks;
    assign down_payload_way_beats = leaving_way_beats;
    assign down_payload_packet_judgement = leaving_packet_judgement;
    assign down_payload_packet_index = leaving_packet_index;
    assign down_payload_packet_sdi = leaving_packet_sdi;
    assign down_payload_packet_around_ipv6 = leaving_packet_around_ipv6;
    assign down_payload_packet_around_source = leaving_packet_around_source;
    assign down_payload_packet_around_destination = leaving_packet_around_destination;
    assign down_payload_packet_around_udp = leaving_packet_around_udp;
    assign down_payload_packet_around_between = leaving_packet_around_between;
    assign down_payload_packet_around_bytes = leaving_packet_around_bytes;
    assign down_payload_packet_tag = leaving_packet_tag;
    assign down_payload_packet_skipped_bytes = leaving_packet_skipped_bytes;
    assign down_payload_packet_opened_bytes = leaving_packet_opened_bytes;
    assign down_payload_packet_iv = leaving_packet_iv;
    assign down_payload_packet_header = leaving_packet_header;
    assign down_payload_packet_header_bytes = leaving_packet_header_bytes;
    assign down_payload_packet_aad_bytes = leaving_packet_aad_bytes;
    assign down_valid = is_leaving;
    assign keys_payload_number = maker_keys_payload_number;
    assign keys_payload_key = maker_keys_payload_key;
    assign keys_valid = maker_keys_valid;

    wire _unused_ok = &{1'b0, parked_down_payload_needed, maker_elsewhere, maker_again, beats_now_sum[3:0], beats_now_or[14:12], counted_shr_present_index[15:1], beats_of_oldest_sum[3:0], beats_of_oldest_or[14:12], is_crowded_shr[15:1], is_latched_shr[15:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) one_change_at_a_time: assert (!(write_enable && forget_enable));
    always @(posedge clk) if (!rst) returns_to_its_key: assert (!(cache_down_valid && cache_down_payload_packet_parked) || cache_down_payload_found);
`endif

endmodule

`default_nettype wire
